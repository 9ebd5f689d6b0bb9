import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { writeMigrations } from '#testing/base/database/migration-folder';
import { createPostgresDatabase } from '#testing/base/database/test-database';
import { migrateOnly, openDatabase } from './database';
import { migratePostgres } from './migrate-postgres';
import { migrateDatabase, type MigrationLimits } from './migrations';

const BEGINNING = {
  '0000_things': ['CREATE TABLE things (name text NOT NULL)', `INSERT INTO things VALUES ('kettle'), ('lamp')`],
  '0001_colour': ['ALTER TABLE things ADD COLUMN colour text', `UPDATE things SET colour = name || ' grey'`],
};
const SET = writeMigrations({
  ...BEGINNING,
  '0002_indexes': [
    '-- no transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "things_name" ON "things" ("name");',
    'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "things_colour" ON "things" ("colour");',
  ],
  '0003_fewer': ['-- no transaction\nDROP INDEX CONCURRENTLY IF EXISTS "things_name";'],
});
const NAMES = ['0000_things', '0001_colour', '0002_indexes', '0003_fewer'];
const QUICK: MigrationLimits = { tries: 3, lockMs: 10, indexLockMs: 60_000, waitMs: 1, mostWaitMs: 1 };

let url: string;
let operator: Client;
beforeAll(async () => {
  url = await createPostgresDatabase('empty');
  operator = new Client({ connectionString: url });
  await operator.connect();
});
afterAll(() => operator.end());
beforeEach(() =>
  operator.query(
    'DROP TABLE IF EXISTS things; DROP SCHEMA IF EXISTS drizzle CASCADE; DROP EXTENSION IF EXISTS cube CASCADE',
  ),
);

const valuesOf = async (text: string): Promise<unknown[]> =>
  (await operator.query<Record<string, unknown>>(text)).rows.flatMap((row) => Object.values(row));

/** Rows, indexes and journal of a database. */
const stateOf = async () => ({
  rows: await valuesOf('SELECT colour FROM things ORDER BY name'),
  indexes: await valuesOf(
    `SELECT indexrelid::regclass || ' ' || indisvalid FROM pg_index WHERE indrelid = 'things'::regclass`,
  ),
  journal: await valuesOf('SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY id'),
});
const MIGRATED = {
  rows: ['kettle grey', 'lamp grey'],
  indexes: ['things_colour true'],
  journal: ['1', '2', '3', '4'],
};

/** Counts the statements of a migration, and cuts its connection before or after it sends one of them. */
const watchStatements = (cutAt = Number.POSITIVE_INFINITY, isSent = false) => {
  const seen = { count: 0 };
  const query = Reflect.get(Client.prototype, 'query');
  const cut = (client: Client): void => void Reflect.get(client, 'connection').stream.destroy();
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    if (this === operator) return Reflect.apply(query, this, args);
    seen.count += 1;
    if (seen.count === cutAt && !isSent) cut(this);
    const answer: unknown = Reflect.apply(query, this, args);
    if (seen.count === cutAt && isSent) cut(this);
    return answer;
  });
  return { seen, stop: () => spy.mockRestore() };
};

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
};

describe('migration of PostgreSQL', () => {
  it('applies every file once when three processes begin together', async () => {
    const applied = await Promise.all([1, 2, 3].map(() => migratePostgres(url, [SET])));
    expect(applied.sort((one, other) => other.length - one.length)).toEqual([NAMES, [], []]);
    expect(await stateOf()).toEqual(MIGRATED);
  });

  it.each([
    ['before it sends', false],
    ['while the server works on', true],
  ])('survives a process that dies %s any of its statements', async (_when, isSent) => {
    const whole = watchStatements();
    await migratePostgres(url, [SET]);
    whole.stop();
    expect(whole.seen.count).toBeGreaterThan(25);
    for (let at = 1; at <= whole.seen.count; at += 1) {
      await operator.query('DROP TABLE things; DROP SCHEMA drizzle CASCADE; DROP EXTENSION cube CASCADE');
      const dying = watchStatements(at, isSent);
      await migratePostgres(url, [SET]).catch(() => undefined);
      dying.stop();
      expect(dying.seen.count).toBeGreaterThanOrEqual(at);
      await migratePostgres(url, [SET]);
      expect({ at, ...(await stateOf()) }).toEqual({ at, ...MIGRATED });
    }
  });

  it('builds an index again whose building was interrupted', async () => {
    await migratePostgres(url, [writeMigrations(BEGINNING)]);
    const reader = new Client({ connectionString: url });
    await reader.connect();
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT FROM things');
    const interrupted = migratePostgres(url, [SET]).catch((error: unknown) => String(error));
    const INVALID = `SELECT 1 FROM pg_index WHERE indrelid = 'things'::regclass AND NOT indisvalid`;
    await until(async () => (await valuesOf(INVALID)).length > 0);
    await operator.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%CONCURRENTLY%' AND pid <> pg_backend_pid()`,
    );
    expect(await interrupted).toMatch(/0002_indexes was not applied, and only the indexes that it has finished stay/);
    await reader.end();
    expect(await valuesOf(INVALID)).toHaveLength(1);
    await migratePostgres(url, [SET]);
    expect(await stateOf()).toEqual(MIGRATED);
  });

  it('gives up with a sentence and changes nothing while a table stays locked', async () => {
    await migratePostgres(url, [writeMigrations({ '0000_things': BEGINNING['0000_things'] })]);
    await operator.query('BEGIN; LOCK TABLE things IN ROW SHARE MODE');
    const client = new Client({ connectionString: url });
    await client.connect();
    const applying = migrateDatabase(drizzle(client), [SET], QUICK);
    await expect(applying).rejects.toThrow(
      /^The migration 0001_colour was not applied, and nothing of it has changed: in 3 tries another transaction held/,
    );
    await operator.query('COMMIT');
    expect(await valuesOf('SELECT created_at FROM drizzle.__drizzle_migrations')).toEqual(['1']);
    expect(await migrateDatabase(drizzle(client), [SET], QUICK)).toEqual(NAMES.slice(1));
    await client.end();
  });

  it('refuses other statements in a file without a transaction', async () => {
    const set = writeMigrations({ ...BEGINNING, '0002_more': ['-- no transaction\nCREATE INDEX a ON things (name)'] });
    await expect(migratePostgres(url, [set])).rejects.toThrow(/0002_more .*may only have CREATE INDEX CONCURRENTLY/);
  });
});

describe('server that may not migrate', () => {
  const databasePlace = { directUrl: undefined, isPooled: false, migrates: false };

  it('refuses a database without its migrations, and starts after the step', async () => {
    const place = { databaseUrl: await createPostgresDatabase('empty'), dataDir: '/nonexistent', databasePlace };
    await expect(openDatabase(place)).rejects.toThrow(
      /^The database lacks the migration 0000_initial and \d+ later ones, and MIGRATE=off .* run "pnpm --filter/,
    );
    expect(await migrateOnly(place)).toContain('0000_initial');
    expect(await migrateOnly(place)).toEqual([]);
    await (await openDatabase(place)).close();
  });
});
