import { sql } from 'drizzle-orm';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { type Connection, Query } from 'pg';
import { costOf } from '#testing/count-statements';
import { openTestDatabase } from '#testing/base/database/test-database';
import type { OpenDatabase } from './database';
import { readThenWrite } from './transactions';

/** Exceeds the number of connections of a pool. */
const MANY = 30;
/** Makes the server reject `begin`, as a dead connection does. */
const UNKNOWN_LEVEL: PgTransactionConfig = JSON.parse('{"isolationLevel":"none of these"}');

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.database.execute(sql`CREATE TABLE notes (note text)`);
});
afterAll(() => opened.close());

beforeEach(() => opened.database.execute(sql`DELETE FROM notes`));

const notes = async (): Promise<unknown> => (await opened.database.execute(sql`SELECT note FROM notes`)).rows;

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
  const work = opened.database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO notes VALUES ('lost')`);
    throw new RangeError('of the work');
  });
  await expect(work).rejects.toThrow(new RangeError('of the work'));
  expect(await notes()).toEqual([]);
});

describe('a transaction that reads, then writes', () => {
  const write = (note: string) =>
    readThenWrite(opened.database, {
      read: async (tx) => (await tx.execute(sql`SELECT 2 AS two`)).rows[0],
      write: async (tx, row) => {
        await tx.execute(sql`INSERT INTO notes VALUES (${note})`);
        if (note === 'lost') throw new RangeError('of the work');
        return row;
      },
    });

  /** Makes the server reject a plain `begin`, as a cancelled one. */
  const refuseBegin = () => {
    const { submit } = Query.prototype;
    return jest.spyOn(Query.prototype, 'submit').mockImplementation(function (this: Query, connection: Connection) {
      if ('text' in this && this.text === 'begin') this.text = 'begin isolation level none of these';
      return submit.call(this, connection);
    });
  };

  it('begins with its reads, in one round trip', async () => {
    const { statements, roundTrips } = await costOf(async () => expect(await write('kept')).toEqual({ two: 2 }));
    expect(statements.map((text) => text.split(' ')[0])).toEqual(['begin', 'SELECT', 'INSERT', 'commit']);
    expect(roundTrips).toBe(3);
    expect(await notes()).toEqual([{ note: 'kept' }]);
  });

  it('rethrows errors and rolls back', async () => {
    await expect(write('lost')).rejects.toThrow(new RangeError('of the work'));
    expect(await notes()).toEqual([]);
  });

  it('writes nothing when it did not begin, and leaves the pool its connections', async () => {
    const spy = refuseBegin();
    try {
      for (let time = 0; time < MANY; time += 1) await expect(write('outside')).rejects.toThrow('begin');
    } finally {
      spy.mockRestore();
    }
    expect(await notes()).toEqual([]);
    expect(await write('kept')).toEqual({ two: 2 });
  });
});
