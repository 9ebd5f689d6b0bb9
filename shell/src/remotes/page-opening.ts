import { ownedByRuntime } from '@dongne/platform';
import { clearOpeningMark, clearSuspicion, markOpening, type OpeningPage } from './opening-mark';

/** Time for a page to mount once its remote has loaded; several times what its scripts need on a slow network. */
export const PAGE_DEADLINE_MS = 10_000;
/** Time after which a mounted page has settled: its first data has rendered. */
export const SETTLED_AFTER_MS = 3_000;

interface Opening extends OpeningPage {
  timers: readonly ReturnType<typeof setTimeout>[];
}

interface Openings {
  /** Page that was rendered last; it may not have mounted. */
  current?: Opening | undefined;
  /** Path of the mounted page. */
  mounted?: string | undefined;
  onHung: (path: string) => void;
}

const openings = ownedByRuntime((): Openings => ({ onHung: () => undefined }));

const stop = (opening: Opening): void => {
  opening.timers.forEach(clearTimeout);
  clearOpeningMark(opening);
};

/** Checks for typed text, in a server-rendered form whose page is late: replacing it would lose the text. */
const isTypedInto = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

const isInView = ({ path }: OpeningPage): boolean => window.location.pathname === path;

const start = (opening: Opening, state: Openings): void => {
  const isMounted = (): boolean => state.mounted === opening.path;
  const settle = (): void => {
    if (!isMounted()) return;
    clearOpeningMark(opening);
    clearSuspicion(opening);
  };
  const expire = (): void => {
    clearOpeningMark(opening);
    if (isMounted() || !isInView(opening)) return;
    if (isTypedInto()) start(opening, state);
    else state.onHung(opening.path);
  };
  opening.timers = [setTimeout(settle, SETTLED_AFTER_MS), setTimeout(expire, PAGE_DEADLINE_MS)];
};

/**
 * Begins the opening of a page. Called while it renders: a page that blocks its thread, or that suspends for good,
 * reaches no effect. Further renders of the same page do nothing.
 */
export const beginOpening = (page: OpeningPage): void => {
  if (typeof document === 'undefined') return;
  const state = openings();
  const { current } = state;
  if (current?.version === page.version && current.path === page.path) return;
  if (current !== undefined) stop(current);
  state.current = { ...page, timers: [] };
  markOpening(page);
  start(state.current, state);
};

/** Called when a page, or the message in its place, has mounted. */
export const pageMounted = (path: string): void => {
  openings().mounted = path;
};

/**
 * Watches the pages of a loaded remote.
 *
 * @param watched its `name@version`.
 * @param onHung called with the path of a page that has not mounted within its time in view.
 * @returns stops it.
 */
export const watchOpenings = (watched: string, onHung: (path: string) => void): (() => void) => {
  const state = openings();
  state.onHung = onHung;
  const end = (): void => {
    if (state.current !== undefined) stop(state.current);
  };
  // Starts again in view: a phone may have been asleep.
  const restart = (): void => {
    end();
    if (state.current !== undefined && document.visibilityState === 'visible') start(state.current, state);
  };
  document.addEventListener('visibilitychange', restart);
  addEventListener('pagehide', end);
  return () => {
    document.removeEventListener('visibilitychange', restart);
    removeEventListener('pagehide', end);
    state.mounted = undefined;
    // A page of another remote may have begun to open.
    if (state.current?.version !== watched) return;
    end();
    state.current = undefined;
  };
};
