import type { RouteObject } from 'react-router-dom';
import type { PageHeads } from './page-head';

/** Module that a remote exposes as `./routes`: its pages, lazy, with absolute paths. */
export interface RemoteModule {
  readonly routes: RouteObject[];
}

/** Exports of a remote's server bundle (`src/server.ts`): its pages and their metadata. */
export interface ServerModule extends RemoteModule {
  readonly heads?: PageHeads;
}
