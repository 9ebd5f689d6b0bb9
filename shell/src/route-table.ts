import { endpoints, firstRead, VIEWER_POSITION } from '@dongne/contract';
import type { RouteTable } from '@dongne/platform';

/** Routes of the shell. Every other path belongs to the remote whose table in the registry names it. */
export const routeTable: RouteTable = [
  {
    path: '/',
    access: 'public',
    layout: 'home',
    bar: null,
    firstReads: [firstRead(endpoints.mainView, {}), firstRead(endpoints.averageCharges, VIEWER_POSITION)],
  },
  // Development only; elsewhere it redirects Home.
  { path: '/Style', access: 'public', layout: 'default', bar: { left: 'back', title: '스타일' }, search: 'hidden' },
];
