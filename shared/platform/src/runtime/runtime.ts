import type { QueryClient } from '@tanstack/react-query';
import type { AxiosAdapter } from 'axios';
import type { createStore } from 'jotai';

/** Request that the server renders a page for, in place of a browser's globals. */
export interface DrawnFor {
  /** Value of the header `Cookie`. */
  readonly cookies: string;
  readonly userAgent: string;
  readonly pathname: string;
  /** Adapter for reads from the API. */
  readonly wire: AxiosAdapter;
}

/**
 * One running app: owns all of its in-memory state, so that two in one process share nothing. Created by
 * `createRuntime`; `ownedByRuntime` adds state that is neither an atom nor a query (ADR 0047).
 */
export interface PlatformRuntime {
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
  /** Set on the server only. */
  readonly drawnFor?: DrawnFor;
}

// The only module variable in browser code: axios interceptors, native messages, timers and event handlers run outside
// of React, where no provider can pass the runtime.
let find: () => PlatformRuntime | undefined = () => undefined;

/** Installs the runtime for code outside of React; a second call replaces it (tests). */
export const installRuntime = (runtime: PlatformRuntime): void => {
  find = () => runtime;
};

/** Sets how the server, which renders many pages at once, finds the current runtime. */
export const installRuntimeSource = (source: () => PlatformRuntime | undefined): void => {
  find = source;
};

/** @throws when `installRuntime` was not called: a page ran outside of the shell, `renderPage` or `runStandalone`. */
export const runtime = (): PlatformRuntime => {
  const found = find();
  if (found === undefined)
    throw new Error('The platform has no runtime: start through the shell, runStandalone or renderPage.');
  return found;
};

/** Request that is rendered on the server; `undefined` in a browser. */
export const drawnFor = (): DrawnFor | undefined => find()?.drawnFor;

/**
 * Declares state per runtime, instead of a module variable.
 *
 * @param create makes it on first use: nothing happens at import.
 * @returns gets the state of a runtime; by default of the installed one.
 */
export const ownedByRuntime = <T extends object>(
  create: (owner: PlatformRuntime) => T,
): ((owner?: PlatformRuntime) => T) => {
  const states = new WeakMap<PlatformRuntime, T>();
  return (owner = runtime()) => {
    const known = states.get(owner);
    if (known !== undefined) return known;
    const state = create(owner);
    states.set(owner, state);
    return state;
  };
};
