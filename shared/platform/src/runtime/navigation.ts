import { ownedByRuntime, runtime } from './runtime';

/** Goes to a path of this app. */
export type Navigate = (path: string, options?: { replace?: boolean }) => void;

const navigation = ownedByRuntime((): { go: Navigate } => ({ go: () => undefined }));

/** Makes the router's navigation known; see `useBindNavigate`. */
export const bindNavigate = (go: Navigate, owner = runtime()): void => {
  navigation(owner).go = go;
};

/** Goes to a path from outside of React. */
export const goTo: Navigate = (path, options) => navigation().go(path, options);
