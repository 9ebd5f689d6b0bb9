import { ownedByRuntime, runtime } from './runtime';

/** Navigates to a path of this app. */
export type Navigate = (path: string, options?: { replace?: boolean }) => void;

const navigation = ownedByRuntime((): { go: Navigate } => ({ go: () => undefined }));

/** Registers the router's navigation; see `useBindNavigate`. */
export const bindNavigate = (go: Navigate, owner = runtime()): void => {
  navigation(owner).go = go;
};

/** Navigates from outside of React. */
export const goTo: Navigate = (path, options) => navigation().go(path, options);
