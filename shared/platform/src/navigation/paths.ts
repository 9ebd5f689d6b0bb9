import { withQuery } from '@dongne/contract';

/** Where the platform and the shell themselves send people. Paths of all other pages stand in `@dongne/contract/paths`. */
export const paths = {
  home: () => '/',
  auth: {
    /** `path` is where the person goes after login. */
    login: (path?: string) => withQuery('/login', { path }),
    rejoin: () => '/login/withdraw',
    /** `path` is where the person wanted to be. */
    gate: (path?: string) => withQuery('/auth', { path }),
  },
} as const;
