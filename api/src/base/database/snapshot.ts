import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Reads what the database shows at the moment: a text that is another one as soon as anything was committed, by any process. The
 * reading begins after it was asked for; whoever asks while one runs shares the next.
 */
export const snapshotReader = (database: Database): (() => Promise<string>) => {
  const read = async (): Promise<string> => {
    const { rows } = await database.execute<{ snapshot: string }>(sql`SELECT pg_current_snapshot()::text AS snapshot`);
    return rows[0]?.snapshot ?? '';
  };
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<string> | undefined;
  return () =>
    (next ??= running.then(() => {
      next = undefined;
      const reading = read();
      running = reading.catch(() => undefined);
      return reading;
    }));
};
