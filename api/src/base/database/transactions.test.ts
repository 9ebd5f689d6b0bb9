import { sql } from 'drizzle-orm';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { OpenDatabase } from './database';
import { openTestDatabase } from './testing/test-database';

/** More than a pool has connections. */
const MANY = 30;
/** Makes the server refuse a `begin`, as a connection that has died does. */
const UNKNOWN_LEVEL: PgTransactionConfig = JSON.parse('{"isolationLevel":"none of these"}');

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const two = async (): Promise<unknown> =>
  opened.database.transaction(async (tx) => (await tx.execute(sql`SELECT 2 AS two`)).rows[0]);

it('serves transactions after many that could not begin', async () => {
  for (let time = 0; time < MANY; time += 1)
    await expect(opened.database.transaction(async () => undefined, UNKNOWN_LEVEL)).rejects.toThrow(
      'begin isolation level none of these',
    );
  expect(await two()).toEqual({ two: 2 });
});

it('serves transactions after many whose work failed', async () => {
  for (let time = 0; time < MANY; time += 1)
    await expect(opened.database.transaction((tx) => tx.execute(sql`SELECT nothing`))).rejects.toThrow(
      'SELECT nothing',
    );
  expect(await two()).toEqual({ two: 2 });
});

it('throws what the work throws, and keeps nothing of it', async () => {
  await opened.database.execute(sql`CREATE TABLE notes (note text)`);
  const work = opened.database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO notes VALUES ('lost')`);
    throw new RangeError('of the work');
  });
  await expect(work).rejects.toThrow(new RangeError('of the work'));
  expect((await opened.database.execute(sql`SELECT note FROM notes`)).rows).toEqual([]);
});
