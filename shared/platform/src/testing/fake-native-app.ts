/** A native app around the page: what it was told, and its own voice. */
export interface FakeNativeApp {
  /** What the app was told, in order, without `hello`. */
  readonly heard: readonly unknown[];
  /** Everything, as it came. */
  readonly texts: readonly string[];
  /** The app says something to the page. */
  say(message: unknown): void;
  /** The app is gone. */
  leave(): void;
}

/** Puts a native app around the page; call it before `startBridge`, and `leave` after the test. */
export const fakeNativeApp = (system: 'android' | 'ios'): FakeNativeApp => {
  const texts: string[] = [];
  const host = { postMessage: (text: string) => void texts.push(text) };
  if (system === 'android') window.DongneAndroid = host;
  else window.webkit = { messageHandlers: { dongne: host } };
  return {
    texts,
    get heard() {
      return texts.map((text): unknown => JSON.parse(text)).slice(1);
    },
    say: (message) => window.dongneBridge?.receive(JSON.stringify(message)),
    leave: () => {
      delete window.DongneAndroid;
      delete window.webkit;
    },
  };
};
