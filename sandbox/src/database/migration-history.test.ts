import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import {
  type OpenDatabase,
  type Database,
  continueHistory,
  API_MIGRATIONS,
  migrateDatabase,
} from '@dongne/api/testing/inner';
import { SANDBOX_MIGRATIONS } from '../migrations';
import { writeReplacedHistory } from '@dongne/api/testing/base/database/replaced-history';
import { openTestDatabase, openUnmigratedDatabase } from '@dongne/api/testing/base/database/test-database';

const SETS = [API_MIGRATIONS, SANDBOX_MIGRATIONS];

let opened: OpenDatabase;
let database: Database;
afterEach(() => opened.close());

const journals = async (): Promise<(readonly [string, number])[]> => {
  const { rows } = await database.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'drizzle' ORDER BY tablename`,
  );
  const counts: (readonly [string, number])[] = [];
  for (const { name } of rows) {
    const listed = await database.execute(sql`SELECT 1 FROM drizzle.${sql.identifier(name)}`);
    counts.push([name, listed.rows.length]);
  }
  return counts;
};
/** Journals that the replaced migrations are turned into. */
const INITIAL = [
  ['__drizzle_migrations', 1],
  ['__drizzle_migrations_sandbox', 1],
];
const CURRENT = [
  ['__drizzle_migrations', readMigrationFiles({ migrationsFolder: API_MIGRATIONS.folder }).length],
  ['__drizzle_migrations_sandbox', 1],
];
const addMigration = (hash: string) =>
  database.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, 4102444800000)`);

describe('database without migrations', () => {
  beforeEach(async () => {
    opened = await openUnmigratedDatabase();
    database = opened.database;
  });

  it('is migrated when it is empty', async () => {
    await continueHistory(database, SETS);
    expect(await journals()).toEqual([]);
    await migrateDatabase(database, SETS);
    await continueHistory(database, SETS);
    expect(await journals()).toEqual(CURRENT);
  });

  it.each(['members', 'shop_heaps', 'sandbox_card_ledger'])('is rejected with a foreign table %s', async (name) => {
    await database.execute(sql`CREATE TABLE ${sql.identifier(name)} (id integer)`);
    await expect(continueHistory(database, SETS)).rejects.toThrow(
      `already something named ${name}. Choose an empty database`,
    );
    expect(await journals()).toEqual([]);
  });

  it('is accepted with tables of other names', async () => {
    await database.execute(sql`CREATE TABLE someone_else (id integer)`);
    await continueHistory(database, SETS);
  });
});

describe('migrated database', () => {
  beforeEach(async () => {
    opened = await openTestDatabase();
    database = opened.database;
  });

  it('with exactly the 37 replaced migrations gets both journals, once', async () => {
    await database.execute(
      sql`INSERT INTO social_attempts VALUES ('x', 'kakao', '{}', '2026-03-02') ON CONFLICT DO NOTHING`,
    );
    await writeReplacedHistory(database);
    for (const sets of [[API_MIGRATIONS], SETS, SETS]) {
      await continueHistory(database, sets);
      expect(await journals()).toEqual(INITIAL);
    }
    await migrateDatabase(database, SETS);
    expect(await journals()).toEqual(CURRENT);
    expect((await database.execute(sql`SELECT 1 FROM social_attempts`)).rows).toHaveLength(1);
  });

  it('with 36 of them is rejected and unchanged', async () => {
    await writeReplacedHistory(database, 36);
    await expect(continueHistory(database, SETS)).rejects.toThrow(
      /lists 36 migrations, .*Start the newest version before 1\.0\.0 on it once/,
    );
    expect(await journals()).toEqual([['__drizzle_migrations', 36]]);
  });

  it('with one more than them is rejected and unchanged', async () => {
    await writeReplacedHistory(database);
    await addMigration('unknown');
    await expect(continueHistory(database, SETS)).rejects.toThrow('lists 38 migrations');
    expect(await journals()).toEqual([['__drizzle_migrations', 38]]);
  });

  it('with an edited first migration is rejected', async () => {
    await database.execute(sql`UPDATE drizzle.__drizzle_migrations_sandbox SET hash = 'edited'`);
    await expect(continueHistory(database, SETS)).rejects.toThrow('drizzle.__drizzle_migrations_sandbox lists 1');
  });

  it('with migrations of a newer version is accepted', async () => {
    await addMigration('newer');
    await continueHistory(database, SETS);
  });

  it('keeps its journal when writing the new one fails halfway, and continues later', async () => {
    await writeReplacedHistory(database);
    await database.execute(
      sql`CREATE TABLE drizzle.__drizzle_migrations_sandbox (id serial, hash text CHECK (hash = ''), created_at bigint)`,
    );
    await expect(continueHistory(database, SETS)).rejects.toThrow('INSERT INTO');
    expect(await journals()).toEqual([
      ['__drizzle_migrations', 37],
      ['__drizzle_migrations_sandbox', 0],
    ]);
    await database.execute(sql`DROP TABLE drizzle.__drizzle_migrations_sandbox`);
    await continueHistory(database, SETS);
    expect(await journals()).toEqual(INITIAL);
  });
});
