import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../../../src/base/database/database-types';
import { API_MIGRATIONS } from '../../../src/base/database/migration-files';

/** Journal of the 37 migrations before 1.0.0: time and hash of each. */
const REPLACED = readFileSync(join(import.meta.dirname, 'replaced-migrations.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const CREATED_TABLE = /CREATE (?:UNLOGGED )?TABLE "(\w+)"/g;
const ADDED_COLUMN = /ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/g;

/** Statements of every migration after the initial one. */
const laterStatements = (): string =>
  readMigrationFiles({ migrationsFolder: API_MIGRATIONS.folder })
    .slice(1)
    .flatMap(({ sql: statements }) => statements)
    .join('\n');

/** Makes client events the plain table again that the initial migration creates. */
const restoreEvents = async (database: Database): Promise<void> => {
  await database.execute(sql`DROP TABLE client_events CASCADE`);
  const [initial] = readMigrationFiles({ migrationsFolder: API_MIGRATIONS.folder });
  for (const statement of initial?.sql ?? [])
    if (/^\s*CREATE (?:TABLE|INDEX) "client_events/.test(statement)) await database.execute(sql.raw(statement));
};

/** Removes tables and columns that the replaced migrations did not create; indexes and constraints go with them. */
const undoLater = async (database: Database): Promise<void> => {
  const later = laterStatements();
  for (const [, table = '', column = ''] of later.matchAll(ADDED_COLUMN))
    await database.execute(sql`ALTER TABLE ${sql.identifier(table)} DROP COLUMN ${sql.identifier(column)} CASCADE`);
  for (const [, table = ''] of later.matchAll(CREATED_TABLE))
    await database.execute(sql`DROP TABLE ${sql.identifier(table)} CASCADE`);
};

/** Gives a migrated database the tables and the journal that the first `count` of the 37 migrations left. */
export const writeReplacedHistory = async (database: Database, count = REPLACED.length): Promise<void> => {
  await undoLater(database);
  await restoreEvents(database);
  await database.execute(sql`DROP TABLE drizzle.__drizzle_migrations_sandbox`);
  await database.execute(sql`DELETE FROM drizzle.__drizzle_migrations`);
  for (const [at, hash] of REPLACED.slice(0, count))
    await database.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${at}::bigint)`,
    );
};
