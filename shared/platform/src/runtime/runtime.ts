import type { QueryClient } from '@tanstack/react-query';
import type { AxiosAdapter } from 'axios';
import type { createStore } from 'jotai';

/** The request that a page is drawn for on the server, where there is no browser to ask. */
export interface DrawnFor {
  /** As the header `Cookie` brings them. */
  readonly cookies: string;
  readonly userAgent: string;
  readonly pathname: string;
  /** Carries a read to the API. */
  readonly wire: AxiosAdapter;
}

/**
 * One running app: everything that is remembered while it runs belongs to it, and two of them in one process share
 * nothing. `createRuntime` makes one; `ownedByRuntime` gives it what is no atom and no query (ADR 0047).
 */
export interface PlatformRuntime {
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
  /** Only on the server. */
  readonly drawnFor?: DrawnFor;
}

// The one variable of a module in browser code. Axios' interceptors, the native app's messages, timers and event handlers
// of pages run outside of React: no provider can hand them the runtime, so the one that was started is looked up here.
let find: () => PlatformRuntime | undefined = () => undefined;

/** Makes the runtime known to what runs outside of React; a second call replaces it (tests). */
export const installRuntime = (runtime: PlatformRuntime): void => {
  find = () => runtime;
};

/** For the server, which draws for many at once: says whose runtime is meant by who asks now. */
export const installRuntimeSource = (source: () => PlatformRuntime | undefined): void => {
  find = source;
};

/** @throws when nobody has called `installRuntime`: a page ran outside of the shell, `renderPage` or `runStandalone`. */
export const runtime = (): PlatformRuntime => {
  const found = find();
  if (found === undefined)
    throw new Error('The platform has no runtime: start through the shell, runStandalone or renderPage.');
  return found;
};

/** The request that is drawn for on the server; `undefined` in a browser. */
export const drawnFor = (): DrawnFor | undefined => find()?.drawnFor;

/**
 * State that each runtime has its own of, instead of a variable of the module.
 *
 * @param create makes it when it is first asked for: nothing happens at import.
 * @returns finds the state of a runtime; of the installed one, unless told otherwise.
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
