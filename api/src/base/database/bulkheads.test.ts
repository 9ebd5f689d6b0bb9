import { Client } from 'pg';
import { readiness } from '../health/readiness';
import { addLaundry } from '../../testing/fixtures';
import { bearer, registerNumber } from '../../testing/login';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { BULKHEAD_LIMITS, BULKHEADS, type BulkheadLimits } from './bulkheads';
import { openWithBulkheads } from './testing/test-database';

/** As in production, but few connections and short waits, so that a test meets their end. */
const FEW: BulkheadLimits = {
  ...BULKHEAD_LIMITS,
  members: { ...BULKHEAD_LIMITS.members, max: 2, connectionTimeoutMillis: 200, lock_timeout: 200 },
};
const PUBLIC_READS = ['/v1/app/nonMember/main', '/v1/app/nonMember/laundry/list/group', '/v1/app/notice', '/readyz'];

let api: TestApi;
let url: string;
let operator: Client;
let headers: ReturnType<typeof bearer>;
let shopId: number;

beforeAll(async () => {
  const opened = await openWithBulkheads(FEW);
  url = opened.url;
  api = await openTestApi({}, undefined, Promise.resolve(opened));
  shopId = await addLaundry(api);
  headers = bearer((await registerNumber(api, '01000012001')).accessToken);
});
beforeEach(async () => {
  operator = new Client({ connectionString: url });
  operator.on('error', () => undefined);
  await operator.connect();
});
afterEach(() => operator.end());
afterAll(() => api.close());

const get = (path: string, sent: Record<string, string> = {}) => api.app.inject({ url: path, headers: sent });
const asMember = () => get('/v1/app/member', headers);

describe('while a table of the members is locked', () => {
  beforeEach(async () => {
    await operator.query('BEGIN');
    await operator.query('LOCK TABLE members IN ACCESS EXCLUSIVE MODE');
  });

  it('answers members that the service cannot be reached, and when to try again', async () => {
    const answer = await asMember();
    expect([answer.statusCode, answer.json().error.code, answer.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '5',
    ]);
  });

  it('answers visitors and probes while members wait for every connection', async () => {
    const waiting = Array.from({ length: 6 }, asMember);
    const paths = [...PUBLIC_READS, `/v1/app/nonMember/laundry/detail/${shopId}`];
    const answers = await Promise.all(paths.map((path) => get(path)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200));
    const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([503]));
  });

  it('serves members at once when the lock is gone', async () => {
    await asMember();
    await operator.query('ROLLBACK');
    expect((await asMember()).statusCode).toBe(200);
  });
});

/** As an administrator or a restart does it. */
const endConnections = () =>
  operator.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
  );

describe('a database', () => {
  it('that ends its connections costs no more than the calls under way', async () => {
    await asMember();
    await endConnections();
    const statuses = [(await asMember()).statusCode, (await asMember()).statusCode, (await asMember()).statusCode];
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.at(-1)).toBe(200);
  });

  it('that ends a connection in the middle of a transaction costs that transaction alone', async () => {
    const { database } = api.parts;
    const work = database.transaction(async (tx) => {
      await tx.execute('SELECT 1');
      await endConnections();
      await tx.execute('SELECT 1');
    });
    await expect(work).rejects.toThrow(/terminat|SELECT 1|rollback/i);
    // Idle connections ended too: a busy machine may hear of it only when one is used.
    const statuses = [(await asMember()).statusCode, (await asMember()).statusCode, (await asMember()).statusCode];
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.at(-1)).toBe(200);
  });

  it('that takes no rows is not ready, and refuses what would write with 503', async () => {
    await operator.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`);
    await endConnections();
    const payload = { phoneNumber: '01000012002' };
    const ask = () => api.app.inject({ method: 'POST', url: '/v1/app/auth/otp', payload });
    await ask(); // may meet a connection that has just been ended
    const answer = await ask();
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'UNAVAILABLE']);
    await expect(readiness(api.parts)()).rejects.toMatchObject({ cause: { code: '25006' } });
  });
});

it.each(BULKHEADS)('limits connections, statements and waits for locks: %s', (bulkhead) => {
  const { max, connectionTimeoutMillis, statement_timeout, lock_timeout } = BULKHEAD_LIMITS[bulkhead];
  for (const limit of [max, connectionTimeoutMillis, statement_timeout, lock_timeout]) expect(limit).toBeGreaterThan(0);
  expect(connectionTimeoutMillis).toBeLessThanOrEqual(5_000);
});
