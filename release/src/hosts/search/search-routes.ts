import { REMOTES } from '../../config';
import { memoize } from '../../registry/memoize';
import { liveOf, type PublishedRoute, type Registry } from '../../registry/registry';
import { routeFor } from '../match-path';

const routesOf = memoize((registry: Registry): readonly PublishedRoute[] =>
  Object.keys(registry.microFrontends).flatMap((name) => liveOf(registry, name)?.extras.routes ?? []),
);

const isHiddenRoute = ({ access, search }: PublishedRoute): boolean => access === 'member' || search === 'hidden';

/** Checks for a page that search engines must not index: member pages and pages marked as hidden. */
export const isHidden = (registry: Registry, path: string): boolean => {
  const route = routeFor(routesOf(registry), path);
  return route !== undefined && isHiddenRoute(route);
};

/** Checks for a page that requires a login. */
export const isForMembers = (registry: Registry, path: string): boolean =>
  routeFor(routesOf(registry), path)?.access === 'member';

/** Checks for a route that is an alias of another page. */
export const isAlias = (registry: Registry, path: string): boolean =>
  routeFor(routesOf(registry), path)?.search === 'alias';

/** Paths of all pages without parameters that belong in the site map. */
export const listedPaths = (registry: Registry): readonly string[] =>
  routesOf(registry)
    .filter((route) => !isHiddenRoute(route) && route.search === undefined && !route.path.includes(':'))
    .map(({ path }) => path);

/** Checks for a path without a route; false while a remote is missing, whose routes are unknown. */
export const isUnknownPath = (registry: Registry, path: string): boolean =>
  REMOTES.every(({ name }) => liveOf(registry, name) !== undefined) && routeFor(routesOf(registry), path) === undefined;
