import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';

/**
 * One running app: everything that is remembered while it runs belongs to it, and two of them in one process share
 * nothing. `createRuntime` makes one; `ownedByRuntime` gives it what is no atom and no query (ADR 0047).
 */
export interface PlatformRuntime {
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
}

// The one variable of a module in browser code. Axios' interceptors, the native app's messages, timers and event handlers
// of pages run outside of React: no provider can hand them the runtime, so the one that was started is looked up here.
let installed: PlatformRuntime | undefined;

/** Makes the runtime known to what runs outside of React; a second call replaces it (tests). */
export const installRuntime = (runtime: PlatformRuntime): void => {
  installed = runtime;
};

/** @throws when nobody has called `installRuntime`: a page ran outside of the shell, `renderPage` or `runStandalone`. */
export const runtime = (): PlatformRuntime => {
  if (installed === undefined)
    throw new Error('The platform has no runtime: start through the shell, runStandalone or renderPage.');
  return installed;
};

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
