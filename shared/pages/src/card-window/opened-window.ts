import { deviceMemory, isNativeApp, tabMemory } from '@dongne/platform';
import type { CardProvider } from './card-names';

/** 160 random bits: nobody guesses what a window is known by. */
const SID_BYTES = 20;
const SIZE = 'popup,width=480,height=760';
const MEMORY = 'cardWindow';

/** A name for a window that nobody has used. */
const newSid = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SID_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const OPENED = `${MEMORY}sOpened`;
const OPENED_KEPT = 10;

const openedHere = (): readonly string[] => deviceMemory.read(OPENED)?.split(' ') ?? [];

/** Notes that a window was opened by a press in this browser. */
export const keepOpened = (sid: string): void =>
  deviceMemory.keep(OPENED, [...openedHere(), sid].slice(-OPENED_KEPT).join(' '));

/**
 * Whether a window was opened by a press in this browser. A link with a name that somebody else has thought of was not: they
 * could post a card of theirs to it.
 */
export const wasOpenedHere = (sid: string): boolean => openedHere().includes(sid);

/** A window that was opened. */
export interface OpenedWindow {
  readonly sid: string;
  /** Null where there is none beside this tab: in the native app, and where the browser has blocked it. */
  readonly popup: Window | null;
  /** Where the window begins when it has to stand in this tab. */
  readonly pathInTab: string;
}

/** How a window is opened: what it is known by, and whether it stands in the app's own tab. */
export interface OpenedWindowQuery {
  readonly sid: string;
  readonly redirect?: 1;
}

/** Opens a provider's window; to be called by the click itself, or browsers block it. @param path where the window begins. */
export const openProviderWindow = (
  provider: CardProvider,
  path: (query: OpenedWindowQuery) => string,
): OpenedWindow => {
  const sid = newSid();
  keepOpened(sid);
  const popup = isNativeApp() ? null : window.open(path({ sid }), `card-${provider}`, SIZE);
  return { sid, popup, pathInTab: path({ sid, redirect: 1 }) };
};

/** What this tab keeps of a window that it went away to. */
export interface LeftFor {
  readonly sid: string;
  readonly provider: CardProvider;
  /** Where to go on once it is done; null for nowhere in particular. */
  readonly path: string | null;
}

/** Notes for which window this tab is left. */
export const keepLeftFor = ({ sid, provider, path }: LeftFor): void =>
  tabMemory.keep(MEMORY, JSON.stringify([sid, provider, path]));

/** The window that this tab was left for, if it is the one of that name. */
export const leftFor = (sid: string | null): LeftFor | undefined => {
  const kept = tabMemory.read(MEMORY);
  if (kept === undefined || sid === null) return undefined;
  const parts: unknown = JSON.parse(kept);
  if (!Array.isArray(parts) || parts[0] !== sid) return undefined;
  const path: unknown = parts[2];
  return {
    sid,
    provider: parts[1] === 'nicepay' ? 'nicepay' : 'inicis',
    path: typeof path === 'string' ? path : null,
  };
};

/** Notes that a window's form has gone to its provider: back must not send it again. */
export const keepSent = (sid: string): void => tabMemory.keep(`${MEMORY}Sent`, sid);

/** Whether it has. */
export const wasSent = (sid: string): boolean => tabMemory.read(`${MEMORY}Sent`) === sid;
