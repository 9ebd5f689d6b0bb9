import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '#testing/base/database/test-database';
import { costOf } from '#testing/count-statements';
import type { OpenDatabase } from './database';
import type { Transaction } from './database-types';
import { onOneConnection, pipelined } from './pipeline';
import { WorkerConnection } from './worker-connection';

/** Exceeds the number of connections of a pool. */
const MANY = 30;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.database.execute(sql`CREATE TABLE notes (note text UNIQUE)`);
});
beforeEach(() => opened.database.execute(sql`DELETE FROM notes`));
afterAll(() => opened.close());

const write = (tx: Transaction, note: string) => tx.execute(sql`INSERT INTO notes VALUES (${note})`);
const count = sql`SELECT count(*)::int AS count FROM notes`;
const countNotes = async (): Promise<unknown> => (await opened.database.execute(count)).rows[0]?.['count'];

describe('pipelined statements of a transaction', () => {
  it('run once and in their order in one round trip', async () => {
    const { roundTrips, statements } = await costOf(async () => {
      const counted = await opened.database.transaction((tx) =>
        pipelined([write(tx, 'one'), tx.execute(count), write(tx, 'two'), tx.execute(count)]),
      );
      expect([counted[1].rows, counted[3].rows]).toEqual([[{ count: 1 }], [{ count: 2 }]]);
    });
    expect([roundTrips, statements.length]).toEqual([3, 6]);
    expect(await countNotes()).toBe(2);
  });

  it('are sent in one write', async () => {
    const connection = process.env['TEST_DATABASE_URL'] === undefined ? WorkerConnection : Socket;
    const several = jest.spyOn(connection.prototype, '_writev');
    try {
      await opened.database.transaction((tx) => pipelined(['one', 'two', 'three'].map((note) => write(tx, note))));
      expect(several).toHaveBeenCalledTimes(1);
    } finally {
      several.mockRestore();
    }
  });

  it('roll back with the first failure, which is thrown', async () => {
    const work = opened.database.transaction((tx) =>
      pipelined([write(tx, 'one'), write(tx, 'one'), write(tx, 'two'), write(tx, 'two')]),
    );
    await expect(work).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await countNotes()).toBe(0);
  });

  it('throw the failure itself, not that of a statement behind it', async () => {
    const deep = async (tx: Transaction) => await pipelined([pipelined([tx.execute(sql`SELECT nothing`)])]);
    const work = opened.database.transaction((tx) => pipelined([deep(tx), write(tx, 'one')]));
    await expect(work).rejects.toThrow('SELECT nothing');
    const later = opened.database.transaction((tx) => pipelined([write(tx, 'one'), deep(tx), write(tx, 'two')]));
    await expect(later).rejects.toThrow('SELECT nothing');
  });

  it('write nothing after the rollback', async () => {
    const chains: Promise<unknown>[] = [];
    const work = opened.database.transaction((tx) => {
      const chain = async () => {
        for (let step = 0; step < 5; step += 1) await tx.execute(sql`SELECT 1`).catch(() => undefined);
        await write(tx, 'late');
      };
      chains.push(chain());
      return pipelined([tx.execute(sql`SELECT nothing`), ...chains]);
    });
    await expect(work).rejects.toThrow('SELECT nothing');
    await Promise.allSettled(chains);
    expect(await countNotes()).toBe(0);
  });

  it('keep their names after failures before they were parsed', async () => {
    const named = (tx: Transaction) => tx.execute(sql`SELECT ${7}::int AS seven`);
    for (let time = 0; time < MANY; time += 1) {
      const work = opened.database.transaction((tx) => pipelined([tx.execute(sql`SELECT nothing`), named(tx)]));
      await expect(work).rejects.toThrow('SELECT nothing');
    }
    expect((await opened.database.transaction(named)).rows).toEqual([{ seven: 7 }]);
  });
});

describe('reads on one connection', () => {
  const session = sql`SELECT pg_backend_pid() AS pid, now() AS now`;

  it('need one round trip', async () => {
    const { roundTrips } = await costOf(async () => {
      const [one, other] = await onOneConnection(opened.database, (executor) =>
        pipelined([executor.execute(session), executor.execute(session)]),
      );
      expect(one.rows[0]?.['pid']).toBe(other.rows[0]?.['pid']);
    });
    expect(roundTrips).toBe(1);
  });

  it('release it after a failure', async () => {
    for (let time = 0; time < MANY; time += 1)
      await expect(
        onOneConnection(opened.database, (executor) => executor.execute(sql`SELECT nothing`)),
      ).rejects.toThrow('SELECT nothing');
    expect(await countNotes()).toBe(0);
  });
});
