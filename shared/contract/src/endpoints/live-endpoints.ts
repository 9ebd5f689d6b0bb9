import type { Endpoint } from './endpoint';

/** Server-sent events of this member; no query reads it, `@dongne/platform` follows it for every page. */
export const eventStream = { method: 'get', path: '/event-stream' } as const satisfies Endpoint;
