import { sql } from 'drizzle-orm';
import type { Database } from '../../../src/base/database/database-types';
import type { OpenDatabase } from '../../../src/base/database/database';
import { onOneConnection } from '../../../src/base/database/pipeline';
import { readThenWrite } from '../../../src/base/database/transactions';
import { openTestDatabase } from './test-database';

const BESIDE = /beside its transaction or connection/;

describe('inside of a transaction', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
  });
  afterAll(() => open.close());

  it('a statement on the database itself is rejected', async () => {
    const { database } = open;
    const beside = database.transaction(() => database.execute(sql`SELECT 1`));
    // Drizzle wraps errors of queries.
    await expect(beside).rejects.toMatchObject({ cause: { message: expect.stringMatching(BESIDE) } });
  });

  it('a second transaction of the database is rejected, a nested one is not', async () => {
    const { database } = open;
    const nested = (): Promise<unknown> => database.transaction((tx) => tx.execute(sql`SELECT 1`));
    await expect(database.transaction(nested)).rejects.toThrow(BESIDE);
    await database.transaction((tx) => tx.transaction((inner) => inner.execute(sql`SELECT 1`)));
  });

  it.each<[string, (database: Database, statement: () => Promise<unknown>) => Promise<unknown>]>([
    ['reads on one connection', (database, statement) => onOneConnection(database, statement)],
    ['a transaction that reads', (database, read) => readThenWrite(database, { read, write: async () => undefined })],
    ['and one that writes', (database, write) => readThenWrite(database, { read: async () => undefined, write })],
  ])('a statement beside %s is rejected', async (_name, run) => {
    const { database } = open;
    const beside = run(database, () => database.execute(sql`SELECT 1`).execute());
    await expect(beside).rejects.toMatchObject({ cause: { message: expect.stringMatching(BESIDE) } });
  });

  it('and after its end all statements run, also from a closure that it returned', async () => {
    const { database } = open;
    const later = await database.transaction(async () => () => database.execute(sql`SELECT 1 AS one`));
    expect((await later()).rows).toEqual([{ one: 1 }]);
    const both = [1, 2].map(() => database.transaction((tx) => tx.execute(sql`SELECT 1 AS one`)));
    expect(await Promise.all(both)).toHaveLength(2);
  });
});
