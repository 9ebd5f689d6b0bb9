import { ownedByRuntime } from '../runtime/runtime';
import {
  BRIDGE_VERSION,
  messageOf,
  type FromNative,
  type PushAddress,
  type SafeArea,
  type ToNative,
} from './bridge-messages';
import { postToHost, hasHost } from './native-host';

/** Bridge to the native app around the webview. In a browser every call is a no-op. */
export interface Bridge {
  /** Whether a native app is present. */
  readonly isNative: boolean;
  /** Whether it has answered: an old app never does and ignores requests. */
  readonly isReady: boolean;
  closeApp(): void;
  /** Opens the app's page in the store. */
  openStore(): void;
  openSettings(): void;
  /** Asks the app to store a cookie beyond the webview's own store; `undefined` removes it. */
  keepCookie(name: string, value: string | undefined): void;
  /** Reports the logged-in member to the app; `undefined` after logout. */
  reportUser(userId: number | undefined): void;
  /** Sets the listener of the hardware back button, replacing the previous one. @returns removes it. */
  onBack(listener: () => void): () => void;
  /** Sets the listener of the push address; called at once if the app has already sent it. */
  onPushAddress(listener: (address: PushAddress) => void): () => void;
}

/** Bounds the queue for a host that never answers: drops the oldest message. */
const MAX_WAITING = 50;

/** State of the connection to the native app, and its listeners. */
interface Line {
  isReady: boolean;
  waiting: string[];
  backListener?: (() => void) | undefined;
  pushListener?: ((address: PushAddress) => void) | undefined;
  pushAddress?: PushAddress | undefined;
}

const nativeLine = ownedByRuntime((): Line => ({ isReady: false, waiting: [] }));

const send = (message: ToNative): void => {
  if (!hasHost()) return;
  const line = nativeLine();
  const text = JSON.stringify(message);
  if (!line.isReady || !postToHost(text)) line.waiting = [...line.waiting, text].slice(-MAX_WAITING);
};

const flush = (line: Line): void => {
  const texts = line.waiting;
  line.waiting = [];
  const firstRefused = texts.findIndex((text) => !postToHost(text));
  if (firstRefused !== -1) line.waiting = texts.slice(firstRefused);
};

const hear = (line: Line, message: FromNative): void => {
  switch (message.type) {
    case 'ready':
      line.isReady = true;
      return flush(line);
    case 'back':
      return line.backListener?.();
    case 'pushAddress':
      line.pushAddress = message.address;
      return line.pushListener?.(message.address);
    case 'safeArea':
      return placeSafeArea(message.area);
  }
};

/** Sets the insets for the theme, which prefers them to the webview's own: Android has none. */
const placeSafeArea = (area: SafeArea): void => {
  for (const [side, px] of Object.entries(area))
    document.documentElement.style.setProperty(`--safe-area-${side}`, `${px}px`);
};

/**
 * Starts listening to the native app and announces it. Call once, before the first render; a second call starts over
 * (tests).
 */
export const startBridge = (): void => {
  const line = nativeLine();
  line.isReady = false;
  line.waiting = [];
  line.backListener = line.pushListener = line.pushAddress = undefined;
  const receive = (raw: unknown): void => {
    const message = messageOf(raw);
    if (message !== undefined) hear(line, message);
  };
  window.dongneBridge = { receive };
  // Bypasses the queue: the app answers it with `ready`.
  postToHost(JSON.stringify({ type: 'hello', version: BRIDGE_VERSION } satisfies ToNative));
};

/** Bridge instance; messages before the app is ready are queued in order. */
export const bridge: Bridge = {
  get isNative() {
    return hasHost();
  },
  get isReady() {
    return hasHost() && nativeLine().isReady;
  },
  closeApp: () => send({ type: 'closeApp' }),
  openStore: () => send({ type: 'openStore' }),
  openSettings: () => send({ type: 'openSettings' }),
  keepCookie: (name, value) => send({ type: 'cookie', name, value: value ?? null }),
  reportUser: (userId) => send({ type: 'userStatus', userId: userId ?? null }),
  onBack: (listener) => {
    const line = nativeLine();
    line.backListener = listener;
    return () => {
      if (line.backListener === listener) line.backListener = undefined;
    };
  },
  onPushAddress: (listener) => {
    const line = nativeLine();
    line.pushListener = listener;
    if (line.pushAddress !== undefined) listener(line.pushAddress);
    return () => {
      if (line.pushListener === listener) line.pushListener = undefined;
    };
  },
};
