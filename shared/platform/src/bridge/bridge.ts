import {
  BRIDGE_VERSION,
  messageOf,
  type FromNative,
  type PushAddress,
  type SafeArea,
  type ToNative,
} from './bridge-messages';
import { handOver, hasHost } from './native-host';

/** The native app around the webview. In a browser every call does nothing. */
export interface Bridge {
  /** Whether a native app is there. */
  readonly isNative: boolean;
  /** Whether it has answered: one that never does (an old app) does nothing of what it is asked for. */
  readonly isReady: boolean;
  closeApp(): void;
  /** The app's page in the store. */
  openStore(): void;
  openSettings(): void;
  /** Lets the app keep a cookie beyond the webview's own store; `undefined` forgets it. */
  keepCookie(name: string, value: string | undefined): void;
  /** Tells the app who is logged in; `undefined` after logout. */
  reportUser(userId: number | undefined): void;
  /** Hears the hardware back button, instead of whoever heard it before. @returns an end to it. */
  onBack(listener: () => void): () => void;
  /** Hears where push messages reach this phone; at once when the app has said so already. */
  onPushAddress(listener: (address: PushAddress) => void): () => void;
}

/** A host that never answers must not fill the memory: beyond this the oldest message is dropped. */
const MAX_WAITING = 50;

let isReady = false;
let waiting: string[] = [];
let backListener: (() => void) | undefined;
let pushListener: ((address: PushAddress) => void) | undefined;
let pushAddress: PushAddress | undefined;

const send = (message: ToNative): void => {
  if (!hasHost()) return;
  const text = JSON.stringify(message);
  if (!isReady || !handOver(text)) waiting = [...waiting, text].slice(-MAX_WAITING);
};

const flush = (): void => {
  const texts = waiting;
  waiting = [];
  const firstRefused = texts.findIndex((text) => !handOver(text));
  if (firstRefused !== -1) waiting = texts.slice(firstRefused);
};

const receive = (raw: unknown): void => {
  const message = messageOf(raw);
  if (message !== undefined) hear(message);
};

const hear = (message: FromNative): void => {
  switch (message.type) {
    case 'ready':
      isReady = true;
      return flush();
    case 'back':
      return backListener?.();
    case 'pushAddress':
      pushAddress = message.address;
      return pushListener?.(message.address);
    case 'safeArea':
      return placeSafeArea(message.area);
  }
};

/** The theme prefers these to the webview's own insets, which Android does not give. */
const placeSafeArea = (area: SafeArea): void => {
  for (const [side, px] of Object.entries(area))
    document.documentElement.style.setProperty(`--safe-area-${side}`, `${px}px`);
};

/** Begins to listen to the native app and says so. Called once, before the first render; a second call begins anew (tests). */
export const startBridge = (): void => {
  isReady = false;
  waiting = [];
  backListener = pushListener = pushAddress = undefined;
  window.dongneBridge = { receive };
  // Past the queue: the app answers it with `ready`.
  handOver(JSON.stringify({ type: 'hello', version: BRIDGE_VERSION } satisfies ToNative));
};

/** The one bridge: what is said before the app is ready waits, in order. */
export const bridge: Bridge = {
  get isNative() {
    return hasHost();
  },
  get isReady() {
    return isReady && hasHost();
  },
  closeApp: () => send({ type: 'closeApp' }),
  openStore: () => send({ type: 'openStore' }),
  openSettings: () => send({ type: 'openSettings' }),
  keepCookie: (name, value) => send({ type: 'cookie', name, value: value ?? null }),
  reportUser: (userId) => send({ type: 'userStatus', userId: userId ?? null }),
  onBack: (listener) => {
    backListener = listener;
    return () => {
      if (backListener === listener) backListener = undefined;
    };
  },
  onPushAddress: (listener) => {
    pushListener = listener;
    if (pushAddress !== undefined) listener(pushAddress);
    return () => {
      if (pushListener === listener) pushListener = undefined;
    };
  },
};
