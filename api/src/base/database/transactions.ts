import { DrizzleQueryError } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { executorOn } from './connection-executor';

/** Whether the state of a connection is unknown: its transaction did not begin or did not roll back. */
const leavesUnknownState = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && /^(begin|rollback)/.test(error.query);

/**
 * Releases the connection of every transaction. Drizzle 0.45 leaks one whose `begin` fails, so that each dead
 * connection takes a place of the pool for ever (drizzle-team/drizzle-orm#6023, #6114).
 */
export const releaseConnections = (database: NodePgDatabase, pool: Pool): void => {
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let isUnusable = false;
    try {
      return await executorOn(client).transaction(work, config);
    } catch (error) {
      isUnusable = leavesUnknownState(error);
      throw error;
    } finally {
      client.release(isUnusable);
    }
  };
  database.transaction = transaction;
};
