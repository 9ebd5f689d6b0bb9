/** Fake native app: the messages it has received, and a way to send some. */
export interface FakeNativeApp {
  /** Received messages in order, without `hello`. */
  readonly heard: readonly unknown[];
  /** Raw text of all messages. */
  readonly texts: readonly string[];
  /** Sends a message to the page. */
  say(message: unknown): void;
  /** Removes the app. */
  leave(): void;
}

/** Installs a fake native app; call before `startBridge`, and `leave` after the test. */
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
