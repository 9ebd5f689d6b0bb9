import { ownedByRuntime } from '../runtime/runtime';

/**
 * Entry of the browser's history with its page: the app's single record of how many entries its pages take.
 * Browsers cannot hold a back press: react-router's blocker is not in this app (ADR 0019). Where a back press must be
 * handled first, a second entry of the same page, the guard, is pushed. A press pops from the guard to the page's own
 * entry; the router never sees it, and the app handles it.
 * Unneeded guards stay in the history: going back skips all entries of the pages that are left, so always go back by
 * pages (`goPagesBack`), never by browser entries (ADR 0019).
 * Chrome's back button skips entries without user activation; there a press leaves the page, as on any site.
 */
interface Entry {
  /** Page number as react-router counts; a guard has its page's. */
  readonly idx: number;
  /** Number of this app's entries below. */
  readonly depth: number;
  readonly isGuard: boolean;
  /** Path of the previous page; `undefined` on the first page, and if unknown. */
  readonly below?: string | undefined;
}

const readState = (): object => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const numberIn = (state: object, name: string): number | undefined => {
  const value: unknown = Object.entries(state).find(([key]) => key === name)?.[1];
  return typeof value === 'number' ? value : undefined;
};

/** Reads the current entry; `undefined` for one that the router has just created. */
const readEntry = (): Entry | undefined => {
  const state = readState();
  const depth = numberIn(state, 'backDepth');
  if (depth === undefined) return undefined;
  const below = 'backBelow' in state && typeof state.backBelow === 'string' ? state.backBelow : undefined;
  return {
    idx: numberIn(state, 'idx') ?? 0,
    depth,
    isGuard: 'isBackGuard' in state && state.isBackGuard === true,
    below,
  };
};

const FIRST: Entry = { idx: 0, depth: 0, isGuard: false };

const stateOf = ({ idx, depth, isGuard, below }: Entry): object => ({
  ...readState(),
  idx,
  backDepth: depth,
  isBackGuard: isGuard,
  backBelow: below,
});

/** Tracks the app's position in the browser's history. */
const createAppHistory = () => {
  let current: Entry = FIRST;
  let path = '';
  /** Action of a press, run once the app is back on the guard. */
  let pending: (() => void) | undefined;
  /** Target page of going back: entries above it are skipped without the router. */
  let landing: number | undefined;

  /** Computes the entry after a navigation: a new page, or a replacement of the current one. */
  const entryAfter = (idx: number, here: string): Entry => {
    if (idx > current.idx) return { idx, depth: current.depth + 1, isGuard: false, below: path };
    // A replaced guard stays a guard, because its page's old entry is below. A page that replaces one above the very
    // same page becomes its guard: otherwise a back press would do nothing.
    return here === current.below ? { ...current, idx: idx - 1, isGuard: true, below: undefined } : { ...current, idx };
  };

  /** Records the entry that the router has navigated to. Call after every navigation. */
  const noteEntry = (): void => {
    const here = window.location.pathname + window.location.search;
    const known = readEntry();
    if (known === undefined) {
      // The router navigated before the guard was reached again.
      if (pending !== undefined) current = { ...current, depth: current.depth - 1, isGuard: false };
      pending = undefined;
      landing = undefined;
      current = entryAfter(numberIn(readState(), 'idx') ?? 0, here);
      window.history.replaceState(stateOf(current), '');
    } else if (pending === undefined) current = known; // otherwise the entry below the guard, temporarily
    path = here;
  };

  /** Pushes a guard onto the current entry, unless there is one. */
  const layGuard = (): void => {
    if (current.isGuard) return;
    current = { ...current, depth: current.depth + 1, isGuard: true };
    window.history.pushState(stateOf(current), '');
  };

  /**
   * Goes back by pages, however many entries they take.
   *
   * @returns `false` without effect when the app has no such page.
   */
  const goPagesBack = (pages: number): boolean => {
    if (current.idx < pages) return false;
    landing = current.idx - pages;
    window.history.go(-pages);
    return true;
  };

  /** Leaves the app for the entry before it. */
  const leaveHistory = (): void => window.history.go(-current.depth - 1);

  /** Continues to page number `target`, or out of the app from its first page; `next` is the entry reached so far. */
  const passOver = (next: Entry, target: number): void => {
    current = next;
    landing = target;
    // Stops at the app's first entry: browsers ignore a `go` beyond the start of the history.
    window.history.go(Math.max(target - next.idx, -next.depth) || -1);
  };

  /**
   * Handles back presses on a guard. Call before the router adds its listener, which must not see handled presses.
   *
   * @param answer returns the action to run instead of going back; the app then stays on its page.
   * @returns stops listening.
   */
  const watchGuards = (answer: () => (() => void) | undefined): (() => void) => {
    current = readEntry() ?? FIRST;
    path = '';
    pending = undefined;
    landing = undefined;
    const handlePop = (event: PopStateEvent): void => {
      const next = readEntry();
      if (pending !== undefined && next?.isGuard) {
        event.stopImmediatePropagation();
        const act = pending;
        pending = undefined;
        act();
        return;
      }
      const isBelow = next !== undefined && next.depth < current.depth;
      if (isBelow && landing !== undefined && next.idx > landing) {
        event.stopImmediatePropagation();
        passOver(next, landing);
        return;
      }
      landing = undefined;
      if (!isBelow || !current.isGuard || next.idx < current.idx) {
        // Rendering by the router may take a while; the next press must not wait for it.
        pending = undefined;
        if (next !== undefined) current = next;
        return;
      }
      event.stopImmediatePropagation();
      pending = answer();
      if (pending === undefined) passOver(next, current.idx - 1);
      else window.history.go(current.depth - next.depth);
    };
    window.addEventListener('popstate', handlePop, true);
    return () => window.removeEventListener('popstate', handlePop, true);
  };

  return { noteEntry, layGuard, goPagesBack, leaveHistory, watchGuards };
};

/** History of the runtime's app. */
export const appHistory = ownedByRuntime(createAppHistory);
