import { withQuery } from '@dongne/contract';

/** Paths that the platform and the shell navigate to. All other paths are in `@dongne/contract/paths`. */
export const paths = {
  home: () => '/',
  auth: {
    /** `path` is the return path after login. */
    login: (path?: string) => withQuery('/login', { path }),
    rejoin: () => '/login/withdraw',
    /** `path` is the page that was requested. */
    gate: (path?: string) => withQuery('/auth', { path }),
  },
} as const;
