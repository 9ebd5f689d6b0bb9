import { Client } from 'pg';
import { API_MIGRATIONS } from '../../base/database/migration-files';
import { migratePostgres } from '../../base/database/migrate-postgres';
import { firstMigrations } from '#testing/base/database/migration-folder';
import { createPostgresDatabase } from '#testing/base/database/test-database';

/** Migrations before client events are partitioned. */
const BEFORE = 10;
/** Statement of servers before that. */
const INSERT = `INSERT INTO client_events (name, at, properties, received_at)
  VALUES ('screen_view', now(), '{}', now() + $1::interval) RETURNING id`;

let client: Client;
let url: string;
beforeAll(async () => {
  url = await createPostgresDatabase('empty');
  client = new Client({ connectionString: url });
  await client.connect();
  await migratePostgres(url, [firstMigrations(API_MIGRATIONS, BEFORE)]);
});
afterAll(() => client.end());

const insert = async (after: string): Promise<number> => (await client.query(INSERT, [after])).rows[0].id;

const placesOf = async (): Promise<string[]> => {
  const { rows } = await client.query<{ place: string }>(
    `SELECT id || ' ' || tableoid::regclass AS place FROM client_events ORDER BY id`,
  );
  return rows.map(({ place }) => place);
};

it('keeps events and their numbers, and servers of the version before go on', async () => {
  const [old, early] = [await insert('-80 days'), await insert('200 days')];
  await migratePostgres(url, [API_MIGRATIONS]);
  const [next, far] = [await insert('1 day'), await insert('900 days')];
  expect([old, early, next, far]).toEqual([1, 2, 3, 4]);
  expect(await placesOf()).toEqual([
    '1 client_events_before',
    '2 client_events_before',
    '3 client_events_before',
    '4 client_events_default',
  ]);
  await client.query(`DELETE FROM client_events WHERE received_at < now() - interval '70 days'`);
  expect(await placesOf()).toHaveLength(3);
});
