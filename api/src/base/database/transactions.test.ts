import { sql } from 'drizzle-orm';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { OpenDatabase } from './database';
import { openTestDatabase } from '#testing/base/database/test-database';

/** Exceeds the number of connections of a pool. */
const MANY = 30;
/** Makes the server reject `begin`, as a dead connection does. */
const UNKNOWN_LEVEL: PgTransactionConfig = JSON.parse('{"isolationLevel":"none of these"}');

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const two = async (): Promise<unknown> =>
  opened.database.transaction(async (tx) => (await tx.execute(sql`SELECT 2 AS two`)).rows[0]);

it('serves transactions after many failed to begin', async () => {
  for (let time = 0; time < MANY; time += 1)
    await expect(opened.database.transaction(async () => undefined, UNKNOWN_LEVEL)).rejects.toThrow(
      'begin isolation level none of these',
    );
  expect(await two()).toEqual({ two: 2 });
});

it('serves transactions after many were rolled back', async () => {
  for (let time = 0; time < MANY; time += 1)
    await expect(opened.database.transaction((tx) => tx.execute(sql`SELECT nothing`))).rejects.toThrow(
      'SELECT nothing',
    );
  expect(await two()).toEqual({ two: 2 });
});

it('rethrows errors and rolls back', async () => {
  await opened.database.execute(sql`CREATE TABLE notes (note text)`);
  const work = opened.database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO notes VALUES ('lost')`);
    throw new RangeError('of the work');
  });
  await expect(work).rejects.toThrow(new RangeError('of the work'));
  expect((await opened.database.execute(sql`SELECT note FROM notes`)).rows).toEqual([]);
});
