import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';

const ofConnections = new WeakMap<PoolClient, NodePgDatabase>();

/** Executor of one connection; always the same, so that its statements stay built (`statementCache`). */
export const executorOn = (client: PoolClient): NodePgDatabase => {
  const executor = ofConnections.get(client) ?? drizzle(client);
  ofConnections.set(client, executor);
  return executor;
};
