interface Host {
  postMessage(text: string): void;
}

declare global {
  interface Window {
    /** Android app's interface. */
    DongneAndroid?: Host;
    /** iOS app's interface. */
    webkit?: { readonly messageHandlers?: { readonly dongne?: Host } };
    /** Receiver of the native app's messages. */
    dongneBridge?: { readonly receive: (message: unknown) => void };
  }
}

/** Returns whether a native app surrounds this page. */
export const hasHost = (): boolean => hostOfPage() !== undefined;

/** Posts a message. @returns whether the app accepted it: its interface may be gone while the webview closes. */
export const postToHost = (text: string): boolean => {
  try {
    const host = hostOfPage();
    // Called as a method, because Android's interface requires its own `this`.
    host?.postMessage(text);
    return host !== undefined;
  } catch {
    return false;
  }
};

// Undefined on the server, which has no window.
const hostOfPage = (): Host | undefined =>
  globalThis.window?.DongneAndroid ?? globalThis.window?.webkit?.messageHandlers?.dongne;
