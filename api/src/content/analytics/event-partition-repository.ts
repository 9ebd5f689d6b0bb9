import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';

/** A month of events. */
export interface EventPartition {
  readonly name: string;
  /** First moment after it. */
  readonly until: Date;
}

/** Waiting for the table's lock blocks later writers of events, so this is short. */
const LOCK_MS = 1_000;

/** Partitions by their end, the first ones first; without the default one, which has no bounds. */
export const partitionsOf = async (executor: Executor): Promise<EventPartition[]> => {
  const { rows } = await executor.execute<{ name: string; until: string }>(sql`
    SELECT name, extract(epoch FROM until::timestamptz) * 1000 AS until FROM (
      SELECT relname AS name, substring(pg_get_expr(relpartbound, oid) FROM 'TO \\(''([^'']+)''\\)') AS until
      FROM pg_class WHERE oid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = 'client_events'::regclass)
    ) AS bounds WHERE until IS NOT NULL ORDER BY until::timestamptz`);
  return rows.map(({ name, until }) => ({ name, until: new Date(Number(until)) }));
};

/** Adds a month, with the events of it that have arrived in the default partition. */
export const addPartition = async (tx: Transaction, name: string, from: Date, until: Date): Promise<void> => {
  const [table, start, end] = [sql.identifier(name), from.toISOString(), until.toISOString()];
  await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_MS}`));
  await tx.execute(sql`LOCK TABLE client_events_default IN ACCESS EXCLUSIVE MODE`);
  await tx.execute(sql`CREATE TABLE IF NOT EXISTS ${table} (LIKE client_events)`);
  await tx.execute(sql`
    WITH moved AS (DELETE FROM client_events_default WHERE received_at >= ${start}::timestamptz
      AND received_at < ${end}::timestamptz RETURNING *) INSERT INTO ${table} SELECT * FROM moved`);
  await tx.execute(
    sql`ALTER TABLE client_events ATTACH PARTITION ${table} FOR VALUES FROM (${sql.raw(`'${start}'`)}) TO (${sql.raw(`'${end}'`)})`,
  );
};

/** Drops a month with its events. */
export const dropPartition = async (tx: Transaction, name: string): Promise<void> => {
  await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_MS}`));
  await tx.execute(sql`DROP TABLE IF EXISTS ${sql.identifier(name)}`);
};
