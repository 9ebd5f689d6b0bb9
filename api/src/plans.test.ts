import { sql } from 'drizzle-orm';
import { Query } from 'pg';
import { addMember } from '#testing/fixtures';
import { orderPickup, requestFields } from '#testing/request-fixtures';
import { approve, asShop, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

/** Tables that grow with every request; others grow with the country. */
const GROWING = [
  'members',
  'notifications',
  'request_items',
  'request_moves',
  'request_offers',
  'requests',
  'sessions',
];
const FIRST_ID = 1_000_000;
const REQUESTS = 20_000;

let api: TestApi;
let request: TestRequest;

/** Requests of other members at other shops, so many that reading all of them costs more than an index. */
const addManyOthers = (): Promise<unknown> =>
  api.parts.database.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`
      INSERT INTO members (id, phone_hash, nickname, terms_agreed_at, referral_code, joined_at) OVERRIDING SYSTEM VALUE
      SELECT ${FIRST_ID}::int + n, n, n, now(), 'other' || n, now() FROM generate_series(1, ${REQUESTS}::int) AS n`);
    await tx.execute(sql`
      INSERT INTO sessions (id, member_id, created_at)
      SELECT gen_random_uuid(), id, now() FROM members WHERE id > ${FIRST_ID}`);
    await tx.execute(sql`
      INSERT INTO requests (id, member_id, laundry_id, status, collection_time, laundry_num_by_user, has_premium, has_stain,
        etc, has_password, delivery_bag, paid_services, pickup_address, latitude, longitude, estimate_min_won,
        estimate_max_won, status_at, created_at) OVERRIDING SYSTEM VALUE
      SELECT id, id, ${FIRST_ID} + id % 500, CASE WHEN id % 20 = 0 THEN 'Requested' ELSE 'Cancelled' END, now(), 1, false,
        false, '', false, false, '[]', '{}', 37, 127, 0, 0, now(), now() FROM members WHERE id > ${FIRST_ID}`);
    await tx.execute(sql`
      INSERT INTO request_moves (request_id, to_status, actor_type, at, photo_ids)
      SELECT id, 'Requested', 'customer', now(), '{}' FROM requests, generate_series(1, 5) WHERE id > ${FIRST_ID}`);
    await tx.execute(sql`
      INSERT INTO request_offers (request_id, version, terms, price_lines, total_won, made_at)
      SELECT id, 1, '{}', '[]', 1, now() FROM requests WHERE id > ${FIRST_ID}`);
    await tx.execute(sql`
      INSERT INTO request_items (request_id, offer_version, kind, category, name, price_won, note, photo_ids)
      SELECT id, 1, 'x', 'x', 'x', 1, '', '{}' FROM requests, generate_series(1, 3) WHERE id > ${FIRST_ID}`);
    await tx.execute(sql`
      INSERT INTO notifications (member_id, kind, title, text, created_at)
      SELECT member_id, 'request', 'x', 'x', now() FROM requests, generate_series(1, 3) WHERE id > ${FIRST_ID}`);
  });

beforeAll(async () => {
  api = await openTestApi();
  await addManyOthers();
  request = await requestIn(api, 'Registered');
  await api.parts.database.execute(sql`ANALYZE`);
});
afterAll(() => api.close());

/** Reading and writing statements of a call, with their values. */
const statementsOf = async (call: () => Promise<{ readonly statusCode: number }>) => {
  const submit = jest.spyOn(Query.prototype, 'submit');
  try {
    expect((await call()).statusCode).toBe(200);
    return submit.mock.contexts.flatMap((query) => {
      const text = 'text' in query ? String(query.text) : '';
      const values = 'values' in query && Array.isArray(query.values) ? query.values : [];
      return /^\s*(select|insert|update|delete|with)\b/i.test(text) ? [{ text, values }] : [];
    });
  } finally {
    submit.mockRestore();
  }
};

const nodesOf = (plan: object): object[] =>
  Object.values(plan).flatMap((part: unknown): object[] =>
    typeof part === 'object' && part !== null ? [part, ...nodesOf(part)] : [],
  );

/** Most rows that a scan may read and drop: a walk through a whole index is no better than one through its table. */
const MOST_DROPPED = 1_000;

const isLongScan = (node: object): boolean => {
  if ('Node Type' in node && node['Node Type'] === 'Seq Scan') return true;
  return 'Rows Removed by Filter' in node && Number(node['Rows Removed by Filter']) > MOST_DROPPED;
};

/** Growing tables that a statement reads from beginning to end. Runs reading ones, to know what their scans drop. */
const scannedBy = async (text: string, values: unknown[]): Promise<string[]> => {
  const options = /^\s*select\b/i.test(text) ? 'FORMAT JSON, ANALYZE' : 'FORMAT JSON';
  const { rows } = await api.parts.database.$client.query<{ 'QUERY PLAN': object }>(
    `EXPLAIN (${options}) ${text}`,
    values,
  );
  return rows
    .flatMap((row) => nodesOf(row))
    .flatMap((node) => (isLongScan(node) && 'Relation Name' in node ? [String(node['Relation Name'])] : []))
    .filter((table) => GROWING.includes(table));
};

const get = (url: string, headers = {}) => api.app.inject({ url: `/v1/app${url}`, headers });
const ofMember = (url: string) => get(url, request.customer.headers);
const PLACE = 'latitude=37.5126&longitude=127.0588';

describe('a frequent call reads no growing table from beginning to end', () => {
  it.each<[string, () => Promise<{ readonly statusCode: number }>]>([
    ['the list of a visitor', () => get(`/nonMember/laundry/list/group?${PLACE}`)],
    ['a shop’s page', () => get(`/nonMember/laundry/detail/${request.laundryId}?${PLACE}`)],
    ['Home', () => ofMember('/main')],
    ['the list of a member', () => ofMember('/laundry/list/group')],
    ['requests', () => ofMember('/request/delivery')],
    ['requests in progress', () => ofMember('/request/delivery/processing')],
    ['a request', () => ofMember(`/request/delivery/detail/${request.id}`)],
    ['notifications', () => ofMember('/notification')],
    ['the number of notifications', () => ofMember('/notification/count')],
    ['requests of a shop', () => api.app.inject({ url: '/v1/partner/requests', headers: request.shop })],
    [
      'an order',
      async () => {
        const { headers } = await addMember(api);
        return orderPickup(api, headers, { fields: requestFields(request.laundryId) });
      },
    ],
    ['an approval', () => approve(api, request)],
    ['a status transition', () => asShop(api, request, 'process')],
  ])('%s', async (_name, call) => {
    const statements = await statementsOf(call);
    expect(statements).not.toEqual([]);
    const scans = await Promise.all(
      statements.map(async ({ text, values }) =>
        (await scannedBy(text, values)).map((table) => `${table}: ${text.slice(0, 200)}`),
      ),
    );
    expect(scans.flat()).toEqual([]);
  });

  it('as a search without an index does', async () => {
    expect(await scannedBy('SELECT * FROM requests WHERE etc = $1', ['x'])).toEqual(['requests']);
  });
});
