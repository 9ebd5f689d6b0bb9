import { Client } from 'pg';
import { readiness } from '../health/readiness';
import { addLaundry } from '#testing/fixtures';
import { bearer, registerNumber } from '#testing/login';
import { openTestApi, type TestApi } from '#testing/test-api';
import { BULKHEAD_LIMITS, BULKHEADS, type BulkheadLimits } from './bulkheads';
import { openWithBulkheads } from '#testing/base/database/test-database';

/** Production settings with few connections and short time-outs, so that a test reaches the limits. */
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

describe('while a members’ table is locked', () => {
  beforeEach(async () => {
    await operator.query('BEGIN');
    await operator.query('LOCK TABLE members IN ACCESS EXCLUSIVE MODE');
  });

  it('answers members with 503 and Retry-After', async () => {
    const answer = await asMember();
    expect([answer.statusCode, answer.json().error.code, answer.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '5',
    ]);
  });

  it('answers visitors and probes while members exhaust their connections', async () => {
    const waiting = Array.from({ length: 6 }, asMember);
    const paths = [...PUBLIC_READS, `/v1/app/nonMember/laundry/detail/${shopId}`];
    const answers = await Promise.all(paths.map((path) => get(path)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200));
    const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([503]));
  });

  it('serves members again once the lock is released', async () => {
    await asMember();
    await operator.query('ROLLBACK');
    expect((await asMember()).statusCode).toBe(200);
  });
});

/** Terminates all connections, as an administrator or a restart does. */
const endConnections = () =>
  operator.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
  );

describe('database', () => {
  it('that closes its connections fails only the running calls', async () => {
    await asMember();
    await endConnections();
    const statuses = [(await asMember()).statusCode, (await asMember()).statusCode, (await asMember()).statusCode];
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.at(-1)).toBe(200);
  });

  it('that closes a connection fails only the transaction on it', async () => {
    const { database } = api.parts;
    const work = database.transaction(async (tx) => {
      await tx.execute('SELECT 1');
      await endConnections();
      await tx.execute('SELECT 1');
    });
    await expect(work).rejects.toThrow(/terminat|SELECT 1|rollback/i);
    // Idle connections were closed too: a busy machine may notice only when it uses one.
    const statuses = [(await asMember()).statusCode, (await asMember()).statusCode, (await asMember()).statusCode];
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.at(-1)).toBe(200);
  });

  it('that is read-only is not ready, and writes get 503', async () => {
    await operator.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`);
    await endConnections();
    const payload = { phoneNumber: '01000012002' };
    const ask = () => api.app.inject({ method: 'POST', url: '/v1/app/auth/otp', payload });
    await ask(); // may hit a connection that was just closed
    const answer = await ask();
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'UNAVAILABLE']);
    await expect(readiness(api.parts)()).rejects.toMatchObject({ cause: { code: '25006' } });
  });
});

it.each(BULKHEADS)('limits connections, statements and lock waits: %s', (bulkhead) => {
  const { max, connectionTimeoutMillis, statement_timeout, lock_timeout } = BULKHEAD_LIMITS[bulkhead];
  for (const limit of [max, connectionTimeoutMillis, statement_timeout, lock_timeout]) expect(limit).toBeGreaterThan(0);
  expect(connectionTimeoutMillis).toBeLessThanOrEqual(5_000);
});
