import { deviceMemory, isNativeApp, tabMemory } from '@dongne/platform';
import type { CardProvider } from './card-names';

/** 160 random bits, so that session ids cannot be guessed. */
const SID_BYTES = 20;
const SIZE = 'popup,width=480,height=760';
const MEMORY = 'cardWindow';

/** Creates a new session id of a window. */
const newSid = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SID_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const OPENED = `${MEMORY}sOpened`;
const MAX_OPENED = 10;

const openedHere = (): readonly string[] => deviceMemory.read(OPENED)?.split(' ') ?? [];

/** Records that a window was opened by a click in this browser. */
export const saveOpened = (sid: string): void =>
  deviceMemory.keep(OPENED, [...openedHere(), sid].slice(-MAX_OPENED).join(' '));

/**
 * Returns whether a window was opened by a click in this browser: otherwise an attacker's link could register the
 * attacker's card.
 */
export const wasOpenedHere = (sid: string): boolean => openedHere().includes(sid);

/** Opened window. */
export interface OpenedWindow {
  readonly sid: string;
  /** Null without a separate window: in the native app, or when the browser has blocked it. */
  readonly popup: Window | null;
  /** Start path for a window in this tab. */
  readonly pathInTab: string;
}

/** Parameters of a window: its session id, and whether it uses the app's own tab. */
export interface OpenedWindowQuery {
  readonly sid: string;
  readonly redirect?: 1;
}

/**
 * Opens a provider's window; call it from the click itself, or browsers block it. @param path start path of the window.
 */
export const openProviderWindow = (
  provider: CardProvider,
  path: (query: OpenedWindowQuery) => string,
): OpenedWindow => {
  const sid = newSid();
  saveOpened(sid);
  const popup = isNativeApp() ? null : window.open(path({ sid }), `card-${provider}`, SIZE);
  return { sid, popup, pathInTab: path({ sid, redirect: 1 }) };
};

/** State of this tab while it shows a window. */
export interface LeftFor {
  readonly sid: string;
  readonly provider: CardProvider;
  /** Path to continue at afterwards; null for none. */
  readonly path: string | null;
}

/** Records the window that this tab is left for. */
export const saveLeftFor = ({ sid, provider, path }: LeftFor): void =>
  tabMemory.keep(MEMORY, JSON.stringify([sid, provider, path]));

/** Returns the window that this tab was left for, if it has that session id. */
export const leftFor = (sid: string | null): LeftFor | undefined => {
  const stored = tabMemory.read(MEMORY);
  if (stored === undefined || sid === null) return undefined;
  const parts: unknown = JSON.parse(stored);
  if (!Array.isArray(parts) || parts[0] !== sid) return undefined;
  const path: unknown = parts[2];
  return {
    sid,
    provider: parts[1] === 'nicepay' ? 'nicepay' : 'inicis',
    path: typeof path === 'string' ? path : null,
  };
};

/** Records that a window's form was posted to its provider: going back must not post it again. */
export const saveSent = (sid: string): void => tabMemory.keep(`${MEMORY}Sent`, sid);

/** Returns whether it was posted. */
export const wasSent = (sid: string): boolean => tabMemory.read(`${MEMORY}Sent`) === sid;
