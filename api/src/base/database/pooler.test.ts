import { eq, sql } from 'drizzle-orm';
import { chargeJobs } from '../../money/charges/charge-jobs';
import { HAS_PGBOUNCER, type Pooler, startPgBouncer } from '#testing/base/database/pgbouncer';
import { createPostgresDatabase } from '#testing/base/database/test-database';
import { chargeNow, giveCard, takenFor } from '#testing/money/charge-fixtures';
import { approve, asShop, requestIn } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import { charges } from '#tables';
import { startJobs } from '../jobs';
import { LiveHub } from '../live/live-hub';
import { openDatabase } from './database';
import { tryLease } from './lease';
import { readThenWrite } from './transactions';

let pooler: Pooler;
let api: TestApi;

/** Opens a database as a server behind the pooler does. */
const openPooled = async () => {
  const directUrl = await createPostgresDatabase('migrated');
  const databasePlace = { directUrl, isPooled: true, migrates: true };
  return openDatabase({ databaseUrl: pooler.urlOf(directUrl), dataDir: '/nonexistent', databasePlace });
};

// PgBouncer is a package of Debian that a machine may lack (docs/adr/0050).
(HAS_PGBOUNCER ? describe : describe.skip)('API behind PgBouncer in transaction mode', () => {
  beforeAll(async () => {
    pooler = await startPgBouncer(process.env['TEST_DATABASE_URL'] ?? '');
    api = await openTestApi({}, undefined, openPooled());
  });
  afterAll(async () => {
    await api.close();
    await pooler.stop();
  });

  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
  };

  it('orders, offers, approves and charges once, with its jobs and its stream', async () => {
    const hub = new LiveHub(api.parts);
    const request = await requestIn(api, 'Registered');
    await giveCard(api, request.customer.memberId);
    const { memberId } = request.customer;
    const stream = await hub.open({ memberId, sessionId: 'any', tokenEndsAt: new Date('2100-01-01') });
    let text = '';
    stream.on('data', (part) => (text += String(part)));
    expect((await approve(api, request)).statusCode).toBe(200);
    await until(async () => text.includes(`"applicationId":${request.id}`));
    await hub.close();

    const failures: unknown[] = [];
    const settings = { sweepEveryMs: 20, onFailure: (error: unknown) => failures.push(error) };
    const queues = await Promise.all([1, 2].map(() => startJobs(api.parts, chargeJobs, settings)));
    const { database } = api.parts;
    const chargeOf = () => database.select().from(charges).where(eq(charges.requestId, request.id));
    await until(async () => (await chargeOf())[0]?.status === 'Paid');
    await Promise.all(queues.map((queue) => queue.stop()));
    const [charge] = await chargeOf();
    expect([failures, (await takenFor(api, charge?.id ?? 0)).length]).toEqual([[], 1]);
    expect((await chargeNow(api, charge?.id ?? 0)).status).toBe('Paid');
    expect((await asShop(api, request, 'process')).statusCode).toBe(200);
  });

  it('repeats each statement more often than one connection could name it', async () => {
    const read = (nr: number) => api.parts.database.execute<{ nr: number }>(sql`SELECT ${nr}::int AS nr`);
    const rounds = Array.from({ length: 200 }, (_, nr) => nr);
    const answers = await Promise.all(rounds.map(async (nr) => (await read(nr)).rows[0]?.nr));
    expect(answers).toEqual(rounds);
  });

  it('begins transactions with their reads, more at once than it has connections', async () => {
    const { database } = api.parts;
    await database.execute(sql`CREATE TABLE steps (nr int)`);
    const step = (nr: number) =>
      readThenWrite(database, {
        read: async (tx) => (await tx.execute(sql`SELECT ${nr}::int AS nr, txid_current() AS id`)).rows[0],
        write: async (tx, row) => {
          await tx.execute(sql`INSERT INTO steps VALUES (${nr})`);
          const { rows } = await tx.execute(sql`SELECT ${nr}::int AS nr, txid_current() AS id`);
          expect(rows).toEqual([row]);
          if (nr % 2 === 0) throw new RangeError('of an even one');
        },
      });
    const ended = await Promise.allSettled(Array.from({ length: 60 }, (_, nr) => step(nr)));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    const { rows } = await database.execute(
      sql`SELECT nr FROM steps WHERE nr % 2 = 0 UNION ALL SELECT count(*) FROM steps`,
    );
    expect(rows).toEqual([{ nr: '30' }]);
  });

  it('refuses a direct address of another database', async () => {
    const [one, other] = [await createPostgresDatabase('empty'), await createPostgresDatabase('empty')];
    const databasePlace = { directUrl: other, isPooled: true, migrates: true };
    const opening = openDatabase({ databaseUrl: pooler.urlOf(one), dataDir: '/nonexistent', databasePlace });
    await expect(opening).rejects.toThrow(/^DATABASE_URL and DATABASE_DIRECT_URL are two databases: test_/);
  });

  it('is ready', async () => expect((await api.app.inject('/readyz')).statusCode).toBe(200));

  it('holds a lease on PostgreSQL itself', async () => {
    const lease = await tryLease(api.parts.database, 47, () => undefined);
    expect(await tryLease(api.parts.database, 47, () => undefined)).toBeUndefined();
    await lease?.leave();
    expect(lease).toBeDefined();
  });
});
