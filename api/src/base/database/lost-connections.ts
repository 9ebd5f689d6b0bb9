import type { ClientBase, Pool } from 'pg';

const ignore = (): void => undefined;

/**
 * Keeps the process alive when the server ends connections. `pg` emits `error` on a connection and ends the process if
 * there is no listener, and a pool listens only while a connection is idle: one in a transaction has no listener. What was
 * under way is rejected with the same error, and the pool replaces the connection.
 */
export const outliveConnections = (pool: Pool): void => {
  pool.on('error', ignore);
  pool.on('connect', (client: ClientBase) => client.on('error', ignore));
};
