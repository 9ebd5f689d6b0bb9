import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

/** Database on either engine. */
export type Database = NodePgDatabase & {
  readonly $client: Pool;
  /** Runs work on one connection, and releases it; one whose state is unknown afterwards is closed. */
  onClient: <Result>(work: (client: PoolClient) => Promise<Result>) => Promise<Result>;
};
/** Handle passed to `database.transaction(async (tx) => …)`; all statements of the transaction use it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Executor of a repository function: the database, one of its connections, or a caller's transaction. */
export type Executor = NodePgDatabase | Transaction;
