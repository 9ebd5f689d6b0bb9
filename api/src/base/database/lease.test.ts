import { openTestDatabase } from '#testing/base/database/test-database';
import { tryLease } from './lease';

const PLACE = 42;

describe('lease held by one process', () => {
  it('is exclusive until released', async () => {
    const { database, close } = await openTestDatabase();
    const lost: string[] = [];
    const first = await tryLease(database, PLACE, () => lost.push('first'));
    expect(first).toBeDefined();
    expect(await tryLease(database, PLACE, () => undefined)).toBeUndefined();
    const other = await tryLease(database, PLACE + 1, () => undefined);
    expect(other).toBeDefined();
    await first?.leave();
    const second = await tryLease(database, PLACE, () => undefined);
    expect([second === undefined, lost]).toEqual([false, []]);
    await second?.leave();
    await other?.leave();
    await close();
  });

  it('is lost with its connection and reports the loss', async () => {
    const { database, close } = await openTestDatabase();
    const lost = new Promise<string>((resolve) => {
      void tryLease(database, PLACE, () => resolve('told')).then(() =>
        database.$client.query(
          "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
          [PLACE],
        ),
      );
    });
    expect(await lost).toBe('told');
    await close();
  });
});
