import type { RouteEntry } from '@dongne/platform';
import { matchRoutes } from 'react-router-dom';
import type { Registry, RemoteDeployment } from './registry';
import { routeTable } from '../route-table';

/** Route table entry that a path matches. */
export interface OwnedRoute {
  readonly entry: RouteEntry;
  /** `undefined`: the shell's own page. */
  readonly remote: RemoteDeployment | undefined;
}

/** First segment of a path or a pattern; routers ignore its case. */
const sectionOf = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? '';

/** Whether a pattern may match a path: the router ranks all patterns it is given for each path, which takes long. */
const mayMatch = (pattern: string, section: string): boolean =>
  section.includes('%') || /^[:*]|\?$/.test(sectionOf(pattern)) || sectionOf(pattern) === section;

/**
 * Returns the most specific route of all tables that matches a path (`/laundry/list` before `/laundry/:id`);
 * `undefined` for an unknown one.
 */
export const routeOfPath = (registry: Registry, pathname: string): OwnedRoute | undefined => {
  const section = sectionOf(pathname);
  const own = routeTable.map((entry) => ({ entry, remote: undefined }));
  const theirs = registry.flatMap((remote) => remote.routes.map((entry) => ({ entry, remote })));
  const all: readonly OwnedRoute[] = [...own, ...theirs].filter(({ entry }) => mayMatch(entry.path, section));
  const matches = matchRoutes(
    all.map(({ entry }, index) => ({ path: entry.path, id: String(index) })),
    pathname,
  );
  return all[Number(matches?.at(-1)?.route.id)];
};
