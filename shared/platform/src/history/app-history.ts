import { ownedByRuntime } from '../runtime/runtime';

/**
 * The app's one idea of how many entries of the browser's history its pages take.
 *
 * The back button cannot be asked to wait: react-router's blocker is not in this app (ADR 0019). Where a back press must be
 * answered first, a second entry of the same page is laid on top of the history, the guard. A press goes from the guard
 * to the page's own entry below it; the router never hears of it, and the press is ours to answer.
 * A guard that is no longer needed is left lying: a way back passes over every entry of the pages that it leaves, and
 * anyone who goes back by pages asks here (`goPagesBack`), never the browser by entries (ADR 0019).
 *
 * Chrome lets its back button skip entries of a page that was never touched; there the press leaves, as on any page.
 */
interface Entry {
  /** Number of the page, as react-router counts; a guard has that of its page. */
  readonly idx: number;
  /** How many entries of this app lie below. */
  readonly depth: number;
  readonly isGuard: boolean;
  /** Path of the page one back; `undefined` on the first page, and where it is not known. */
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

/** What the history says of the entry the app stands on; `undefined` for one the router has just made. */
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

/** Where one app stands in the browser's history. */
const createAppHistory = () => {
  let current: Entry = FIRST;
  let path = '';
  /** What a press is answered with, once the app stands on the guard again. */
  let pending: (() => void) | undefined;
  /** The page that a way back leads to: the entries above it are passed over, and the router does not hear of them. */
  let landing: number | undefined;

  /** The entry after a navigation from `current`: of a new page, or of one in the place of the last. */
  const entryAfter = (idx: number, here: string): Entry => {
    if (idx > current.idx) return { idx, depth: current.depth + 1, isGuard: false, below: path };
    // A replaced guard stays one: the page's old entry is still below it. And what took the place of a page above the very
    // same page is that page's guard: seen apart, a press on back would do nothing.
    return here === current.below ? { ...current, idx: idx - 1, isGuard: true, below: undefined } : { ...current, idx };
  };

  /** Notes the entry that the router has just gone to. Called after every navigation. */
  const noteEntry = (): void => {
    const here = window.location.pathname + window.location.search;
    const known = readEntry();
    if (known === undefined) {
      // The router went elsewhere before the guard was reached again.
      if (pending !== undefined) current = { ...current, depth: current.depth - 1, isGuard: false };
      pending = undefined;
      landing = undefined;
      current = entryAfter(numberIn(readState(), 'idx') ?? 0, here);
      window.history.replaceState(stateOf(current), '');
    } else if (pending === undefined) current = known; // else the entry below the guard, for a moment
    path = here;
  };

  /** Lays a guard on top of the current entry, unless there is one. */
  const layGuard = (): void => {
    if (current.isGuard) return;
    current = { ...current, depth: current.depth + 1, isGuard: true };
    window.history.pushState(stateOf(current), '');
  };

  /**
   * Goes back by pages, however many entries they take.
   *
   * @returns `false`, having done nothing, when the app has no such page.
   */
  const goPagesBack = (pages: number): boolean => {
    if (current.idx < pages) return false;
    landing = current.idx - pages;
    window.history.go(-pages);
    return true;
  };

  /** Goes back to where the person was before the app. */
  const leaveHistory = (): void => window.history.go(-current.depth - 1);

  /** Goes on to the page number `target`, or out of the app from its first page; `next` is where the way has led so far. */
  const passOver = (next: Entry, target: number): void => {
    current = next;
    landing = target;
    // Not beyond the app's first entry in one go: where nothing lies below it, the browser would stay where it is now.
    window.history.go(Math.max(target - next.idx, -next.depth) || -1);
  };

  /**
   * Listens for back presses on a guard. Called before the router listens: what is answered here it must not hear.
   *
   * @param answer gives what is to be done instead of going back; then the app stays where it is.
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
        // The router's rendering may take a moment; the next press must not wait for it.
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

/** The history of a runtime's app. */
export const appHistory = ownedByRuntime(createAppHistory);
