import type { ClientBase, Pool } from 'pg';

const ignore = (): void => undefined;

/**
 * Keeps the process alive when the server closes connections. `pg` emits `error` on a connection and ends the process
 * without a listener, and a pool listens only while a connection is idle, not during a transaction. The running query
 * is rejected with the same error, and the pool replaces the connection.
 */
export const surviveLostConnections = (pool: Pool): void => {
  pool.on('error', ignore);
  pool.on('connect', (client: ClientBase) => client.on('error', ignore));
};
