import { REMOTES } from '../../config';
import { memoize } from '../../registry/memoize';
import { liveOf, type PublishedRoute, type Registry } from '../../registry/registry';
import { routeFor } from '../match-path';

const routesOf = memoize((registry: Registry): readonly PublishedRoute[] =>
  Object.keys(registry.microFrontends).flatMap((name) => liveOf(registry, name)?.extras.routes ?? []),
);

const isHiddenRoute = ({ access, search }: PublishedRoute): boolean => access === 'member' || search === 'hidden';

/** Whether a path opens a page that search engines have no use for: a member's, or one that says so. */
export const isHidden = (registry: Registry, path: string): boolean => {
  const route = routeFor(routesOf(registry), path);
  return route !== undefined && isHiddenRoute(route);
};

/** Whether a path opens a page that asks for a login first. */
export const isForMembers = (registry: Registry, path: string): boolean =>
  routeFor(routesOf(registry), path)?.access === 'member';

/** Whether a path opens what is only another address of a page. */
export const isAlias = (registry: Registry, path: string): boolean =>
  routeFor(routesOf(registry), path)?.search === 'alias';

/** Paths of all pages that stand by themselves, to be listed. */
export const listedPaths = (registry: Registry): readonly string[] =>
  routesOf(registry)
    .filter((route) => !isHiddenRoute(route) && route.search === undefined && !route.path.includes(':'))
    .map(({ path }) => path);

/** Whether nobody has a path: as long as a remote is missing nobody knows that. */
export const isUnknownPath = (registry: Registry, path: string): boolean =>
  REMOTES.every(({ name }) => liveOf(registry, name) !== undefined) && routeFor(routesOf(registry), path) === undefined;
