import { sql } from 'drizzle-orm';
import { shareNext } from '../common';
import type { Database } from './database-types';

/**
 * Reads the current database snapshot: a text that changes with every commit of any process. The query starts after it
 * was requested; concurrent callers share the next one.
 */
export const snapshotReader = (database: Database): (() => Promise<string>) =>
  shareNext(async () => {
    const { rows } = await database.execute<{ snapshot: string }>(sql`SELECT pg_current_snapshot()::text AS snapshot`);
    return rows[0]?.snapshot ?? '';
  });
