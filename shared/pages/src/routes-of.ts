import type { RemoteModule, RemoteRouteTable } from '@dongne/platform';

/** A page as a route opens it: `lazyPage(…)`, or an element that is part of the routes' own script. */
type RoutePage = Pick<RemoteModule['routes'][number], 'element' | 'handle'>;

/** A page for each path of a table that names them one by one (`as const satisfies RemoteRouteTable`); else no check. */
type PagesOf<Path extends string> = string extends Path ? never : Readonly<Record<Path, RoutePage>>;

/**
 * A remote's routes, from a page for each path of its table: one that is missing, or one too many, does not compile. They hold
 * nothing else of the table, whose bars and first reads would come with every first load.
 */
export const routesOf = <Table extends RemoteRouteTable>(
  pages: PagesOf<Table[number]['path']>,
): RemoteModule['routes'] => Object.entries<RoutePage>(pages).map(([path, page]) => ({ path, ...page }));
