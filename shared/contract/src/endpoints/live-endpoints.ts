import type { Endpoint } from './endpoint';

/** Server-sent events of this member; followed by `@dongne/platform` for every page, not by a query. */
export const eventStream = { method: 'get', path: '/event-stream' } as const satisfies Endpoint;
