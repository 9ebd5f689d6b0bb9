interface Host {
  postMessage(text: string): void;
}

declare global {
  interface Window {
    /** The Android app's interface. */
    DongneAndroid?: Host;
    /** The iOS app's. */
    webkit?: { readonly messageHandlers?: { readonly dongne?: Host } };
    /** Where the native app speaks to. */
    dongneBridge?: { readonly receive: (message: unknown) => void };
  }
}

/** Whether a native app is around this page. */
export const hasHost = (): boolean => hostOfPage() !== undefined;

/** Hands a message over. @returns whether the app took it: an interface may be gone while the webview closes. */
export const handOver = (text: string): boolean => {
  try {
    const host = hostOfPage();
    // Called as a method: Android's interface knows its own `this` only.
    host?.postMessage(text);
    return host !== undefined;
  } catch {
    return false;
  }
};

// On the server there is no window.
const hostOfPage = (): Host | undefined =>
  globalThis.window?.DongneAndroid ?? globalThis.window?.webkit?.messageHandlers?.dongne;
