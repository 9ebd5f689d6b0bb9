import { DrizzleQueryError, type ExtractTablesWithRelations, sql } from 'drizzle-orm';
import { type NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { executorOn } from './connection-executor';
import type { Database, Transaction } from './database-types';
import { pipelined } from './pipeline';

/** Whether the state of a connection is unknown: its transaction did not begin or did not roll back. */
const leavesUnknownState = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && /^(begin|rollback)/.test(error.query);

/** Gives a database its ways to use a connection of the pool. */
export const withClients = <Opened extends NodePgDatabase & { readonly $client: Pool }>(
  opened: Opened,
): Opened & Database => {
  const onClient: Database['onClient'] = async (work) => {
    const client = await opened.$client.connect();
    let isUnusable = false;
    try {
      return await work(client);
    } catch (error) {
      isUnusable = leavesUnknownState(error);
      throw error;
    } finally {
      client.release(isUnusable);
    }
  };
  const database = Object.assign(opened, { onClient });
  // Drizzle 0.45 leaks the connection of a transaction whose `begin` fails, so that each dead connection takes a place
  // of the pool for ever (drizzle-team/drizzle-orm#6023, #6114).
  const transaction: NodePgDatabase['transaction'] = (work, config) =>
    database.onClient((client) => executorOn(client).transaction(work, config));
  database.transaction = transaction;
  return database;
};

const DIALECT = new PgDialect();
/** Schema of relational queries, which are not used. */
type NoSchema = Record<string, never>;
const transactionOn = (client: PoolClient): Transaction =>
  new NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>(
    DIALECT,
    executorOn(client)._.session,
    undefined,
  );

/** Steps of a transaction. */
export interface TransactionSteps<Facts, Result> {
  /** Locks and reads alone: should `begin` fail, these statements have run outside of a transaction. */
  readonly read: (tx: Transaction) => Promise<Facts>;
  readonly write: (tx: Transaction, facts: Facts) => Promise<Result>;
}

/** Runs a transaction that sends `begin` together with its first statements: one round trip less. */
export const readThenWrite = <Facts, Result>(
  database: Database,
  { read, write }: TransactionSteps<Facts, Result>,
): Promise<Result> =>
  database.onClient(async (client) => {
    const tx = transactionOn(client);
    try {
      // Sent at once by `execute`: a mere reference is sent when it is awaited, after the first reads.
      const [, facts] = await pipelined([tx.execute(sql`begin`).execute(), read(tx)]);
      const result = await write(tx, facts);
      await tx.execute(sql`commit`);
      return result;
    } catch (error) {
      await tx.execute(sql`rollback`);
      throw error;
    }
  });
