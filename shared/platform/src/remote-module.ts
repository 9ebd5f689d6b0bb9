import type { RouteObject } from 'react-router-dom';

/** What a remote exposes as `./routes`: its pages, lazy, with absolute paths. */
export interface RemoteModule {
  readonly routes: RouteObject[];
}
