import type { RouteTable } from '@dongne/platform';

/** This remote's table of contents. Publishing copies it into the registry. */
export const routeTable: RouteTable = [{ path: '/usage', access: 'member', layout: 'home', bar: { left: 'back', title: 'usage' } }];
