import { sql } from 'drizzle-orm';
import type { Database } from '../database';

/** Time of the database's machine, in ms. */
export const databaseTime = async (database: Database): Promise<number> => {
  const { rows } = await database.execute<{ ms: number }>(
    sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`,
  );
  return rows[0]?.ms ?? 0;
};

/** Writes a row that needs disk space, into a temporary table that is dropped with its connection. */
export const writeProbe = (database: Database): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`CREATE TEMPORARY TABLE IF NOT EXISTS readiness_probe (filler text)`);
    await tx.execute(sql`TRUNCATE readiness_probe`);
    await tx.execute(sql`INSERT INTO readiness_probe VALUES (repeat('x', 1000))`);
  });
