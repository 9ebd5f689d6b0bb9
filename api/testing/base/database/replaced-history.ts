import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../src/base/database/database-types';

/** Journal of the 37 migrations before 1.0.0: time and hash of each. */
const REPLACED = readFileSync(join(import.meta.dirname, 'replaced-migrations.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Gives a migrated database the journal that the first `count` of the 37 migrations left. */
export const writeReplacedHistory = async (database: Database, count = REPLACED.length): Promise<void> => {
  await database.execute(sql`DROP TABLE drizzle.__drizzle_migrations_sandbox`);
  await database.execute(sql`DELETE FROM drizzle.__drizzle_migrations`);
  for (const [at, hash] of REPLACED.slice(0, count))
    await database.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${at}::bigint)`,
    );
};
