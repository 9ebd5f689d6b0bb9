/**
 * The browser's back button cannot be asked to wait: react-router's blocker is not in this app (ADR 0007). Where a back
 * press must be answered first, a second entry of the same page is laid on top of the history, the guard. A press goes
 * from the guard to the page's own entry below it; the router never hears of it, and the press is ours to answer.
 * A guard that is no longer needed is left lying: the next press walks through both of its entries at once.
 *
 * Chrome lets its back button skip entries of a page that was never touched; there the press leaves, as on any page.
 */
interface Entry {
  /** react-router's number of the entry; a guard has the number of its page. */
  readonly idx: number;
  /** How many entries of this app lie below. */
  readonly depth: number;
  readonly isGuard: boolean;
}

const numberIn = (state: object, name: string): number | undefined => {
  const value: unknown = Object.entries(state).find(([key]) => key === name)?.[1];
  return typeof value === 'number' ? value : undefined;
};

const readState = (): object => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/** What the history says of the entry the app stands on; `undefined` for one the router has just made. */
const readEntry = (): Entry | undefined => {
  const state = readState();
  const depth = numberIn(state, 'backDepth');
  return depth === undefined
    ? undefined
    : { idx: numberIn(state, 'idx') ?? 0, depth, isGuard: 'isBackGuard' in state && state.isBackGuard === true };
};

const FIRST: Entry = { idx: 0, depth: 0, isGuard: false };

let current: Entry = FIRST;
/** What a press is answered with, once the app stands on the guard again. */
let pending: (() => void) | undefined;

const stateOf = (entry: Entry): object => ({
  ...readState(),
  backDepth: entry.depth,
  isBackGuard: entry.isGuard,
});

/** Notes the entry that the router has just gone to. Called after every navigation. */
export const noteEntry = (): void => {
  const known = readEntry();
  if (known !== undefined) {
    if (pending === undefined) current = known; // else the entry below the guard, for a moment
    return;
  }
  if (pending !== undefined) {
    // The router went elsewhere before the guard was reached again.
    pending = undefined;
    current = { ...current, depth: current.depth - 1, isGuard: false };
  }
  const idx = numberIn(readState(), 'idx') ?? 0;
  // A replaced guard stays one: the page's old entry is still below it.
  current = idx > current.idx ? { idx, depth: current.depth + 1, isGuard: false } : { ...current, idx };
  window.history.replaceState(stateOf(current), '');
};

/** Lays a guard on top of the current entry, unless there is one. */
export const layGuard = (): void => {
  if (current.isGuard) return;
  current = { ...current, depth: current.depth + 1, isGuard: true };
  window.history.pushState(stateOf(current), '');
};

/** Goes one page back; @returns `false`, having done nothing, when this page was the app's first. */
export const goPageBack = (): boolean => {
  if (current.idx === 0) return false;
  window.history.go(current.isGuard ? -2 : -1);
  return true;
};

/** Goes back to where the person was before the app. */
export const leaveHistory = (): void => window.history.go(-current.depth - 1);

/**
 * Listens for back presses on a guard. Called before the router listens: what is answered here it must not hear.
 *
 * @param answer gives what is to be done instead of going back; then the app stays where it is.
 * @returns stops listening.
 */
export const watchGuards = (answer: () => (() => void) | undefined): (() => void) => {
  current = readEntry() ?? FIRST;
  pending = undefined;
  const handlePop = (event: PopStateEvent): void => {
    const next = readEntry();
    if (pending !== undefined && next?.isGuard) {
      event.stopImmediatePropagation();
      const act = pending;
      pending = undefined;
      act();
      return;
    }
    const isPress = current.isGuard && next !== undefined && !next.isGuard && next.idx === current.idx;
    if (!isPress) {
      // The router's rendering may take a moment; the next press must not wait for it.
      pending = undefined;
      if (next !== undefined) current = next;
      return;
    }
    event.stopImmediatePropagation();
    pending = answer();
    if (pending === undefined) current = next;
    window.history.go(pending === undefined ? -1 : 1);
  };
  window.addEventListener('popstate', handlePop, true);
  return () => window.removeEventListener('popstate', handlePop, true);
};
