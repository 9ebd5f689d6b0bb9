import type { RemoteRouteTable } from '@dongne/platform';
import { routesOf } from './routes-of';

/* Routes that must not compile; see `wrong-calls.types.ts` in @dongne/platform. Nothing runs this one. */

const page = { page: 'list/list-page', access: 'public', layout: 'default', bar: null } as const;
const table = [
  { path: '/list', ...page },
  { path: '/list/:id', ...page },
] as const satisfies RemoteRouteTable;
const anyTable: RemoteRouteTable = table;

export const complete = routesOf<typeof table>({ '/list': {}, '/list/:id': {} });

// @ts-expect-error
export const oneMissing = routesOf<typeof table>({ '/list': {} });

// @ts-expect-error
export const oneTooMany = routesOf<typeof table>({ '/list': {}, '/list/:id': {}, '/other': {} });

// @ts-expect-error
export const ofAnyTable = routesOf<typeof anyTable>({ '/list': {} });
