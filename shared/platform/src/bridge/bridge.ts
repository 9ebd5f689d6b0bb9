import { ownedByRuntime } from '../runtime/runtime';
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
  /** Hears the hardware back button, instead of anyone who heard it before. @returns an end to it. */
  onBack(listener: () => void): () => void;
  /** Hears where push messages reach this phone; at once when the app has said so already. */
  onPushAddress(listener: (address: PushAddress) => void): () => void;
}

/** A host that never answers must not fill the memory: beyond this the oldest message is dropped. */
const MAX_WAITING = 50;

/** What is known of the native app, and who wants to hear it. */
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
  if (!line.isReady || !handOver(text)) line.waiting = [...line.waiting, text].slice(-MAX_WAITING);
};

const flush = (line: Line): void => {
  const texts = line.waiting;
  line.waiting = [];
  const firstRefused = texts.findIndex((text) => !handOver(text));
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

/** The theme prefers these to the webview's own insets, which Android does not give. */
const placeSafeArea = (area: SafeArea): void => {
  for (const [side, px] of Object.entries(area))
    document.documentElement.style.setProperty(`--safe-area-${side}`, `${px}px`);
};

/** Begins to listen to the native app and says so. Called once, before the first render; a second call starts over (tests). */
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
  // Past the queue: the app answers it with `ready`.
  handOver(JSON.stringify({ type: 'hello', version: BRIDGE_VERSION } satisfies ToNative));
};

/** The one bridge: what is said before the app is ready waits, in order. */
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
