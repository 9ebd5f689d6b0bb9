import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';

/** What the platform acts on outside of React: set once by the shell, and afresh by every test. */
export interface PlatformRuntime {
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
}

/** Goes to a path of this app. */
export type Navigate = (path: string, options?: { replace?: boolean }) => void;

let current: PlatformRuntime | undefined;
let navigate: Navigate = () => undefined;

/** Makes the runtime known; a second call replaces it (tests). */
export const installRuntime = (runtime: PlatformRuntime): void => {
  current = runtime;
};

/** @throws when nobody has called `installRuntime`: a page ran outside of the shell, `renderPage` or `runStandalone`. */
export const runtime = (): PlatformRuntime => {
  if (current === undefined)
    throw new Error('The platform has no runtime: start through the shell, runStandalone or renderPage.');
  return current;
};

/** Makes the router's navigation known; see `useBindNavigate`. */
export const bindNavigate = (go: Navigate): void => {
  navigate = go;
};

/** Goes to a path from outside of React. */
export const goTo: Navigate = (path, options) => navigate(path, options);
