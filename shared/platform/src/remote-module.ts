import type { RouteObject } from 'react-router-dom';
import type { PageHeads } from './page-head';

/** What a remote exposes as `./routes`: its pages, lazy, with absolute paths. */
export interface RemoteModule {
  readonly routes: RouteObject[];
}

/** What a remote's server bundle exports (`src/server.ts`): its pages, and what is told of them in the head of the HTML. */
export interface ServerModule extends RemoteModule {
  readonly heads?: PageHeads;
}
