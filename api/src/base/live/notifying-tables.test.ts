import { sql } from 'drizzle-orm';
import { chargeJobs } from '#money';
import { giveCard } from '#testing/money/charge-fixtures';
import { madeClaim } from '#testing/orders/claim-fixtures';
import { runUntilQuiet } from '../jobs';
import { priced } from '#testing/benefit-fixtures';
import { addMember, operatorHeaders } from '#testing/fixtures';
import { approve, asCustomer, detailOf, requestIn, withFreshTokens, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { readStream } from '#testing/base/live/stream-reader';

let api: TestApi;
let origin: string;
beforeAll(async () => {
  api = await openTestApi();
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => api.clock.travelTo(TEST_NOW));
afterAll(() => api.close());

/** Request with an offer and a question about one of its items. */
const asked = async (): Promise<TestRequest> => {
  const request = await requestIn(api, 'Registered');
  const [item] = (await detailOf(api, request)).items;
  await asCustomer(api, request, `items/${item.id}/question`, { text: '얼룩이 지워질까요?' });
  return request;
};

/** Request paid by card, with one of its two pieces refunded. */
const refunded = async (): Promise<TestRequest> => {
  const customer = await addMember(api);
  await giveCard(api, customer.memberId);
  const request = await priced(api, [8_000, 4_000], { customer });
  await approve(api, request);
  await runUntilQuiet(api.parts, chargeJobs);
  const [item] = (await detailOf(api, request)).items;
  await api.app.inject({
    method: 'POST',
    url: '/v1/operator/refunds',
    headers: await operatorHeaders(api),
    payload: { applicationId: request.id, reason: '품목 손상', itemIds: [item.id] },
  });
  await runUntilQuiet(api.parts, chargeJobs);
  return request;
};

/** Returned request, with one of its pieces claimed as damaged. */
const claimed = async (): Promise<TestRequest> => {
  const request = await requestIn(api, 'Delivered');
  await madeClaim(api, request);
  return request;
};

const failed = (): Promise<TestRequest> => requestIn(api, 'NoShow');

const OF_REQUEST = sql.raw('request_id');
const ownRows = (id: number) => sql`${OF_REQUEST} = ${id}`;
const rowsOfItsCharges = (id: number) => sql`charge_id IN (SELECT charges.id FROM charges WHERE ${ownRows(id)})`;

/** Writes rows directly in the database, as another process would. @returns the number of rows. */
const write = async (table: string, rows: ReturnType<typeof ownRows>): Promise<number> => {
  const key = table === 'refunds' ? 'charge_id' : 'request_id';
  const named = sql.raw(`"${table}" SET "${key}" = "${key}"`);
  const written = await api.parts.database.execute(sql`UPDATE ${named} WHERE ${rows} RETURNING 1`);
  return written.rows.length;
};

describe('row written by another process', () => {
  it.each<[string, () => Promise<TestRequest>, (id: number) => ReturnType<typeof ownRows>]>([
    ['request_moves', asked, ownRows],
    ['request_offers', asked, ownRows],
    ['request_items', asked, ownRows],
    ['item_questions', asked, ownRows],
    ['no_shows', failed, ownRows],
    ['charges', refunded, ownRows],
    ['refunds', refunded, rowsOfItsCharges],
    ['item_refunds', refunded, ownRows],
    ['claims', claimed, ownRows],
  ])('notifies the customer of its request: %s', async (table, prepare, rows) => {
    const request = await withFreshTokens(api, await prepare());
    const reader = await readStream(origin, request.customer.headers);
    expect(await write(table, rows(request.id))).toBeGreaterThan(0);
    expect(await reader.changeOf(request.id)).toMatchObject({ kind: 'request', applicationId: request.id });
    reader.close();
  });
});

/** Tables written only together with a status transition, or not shown on a request's pages. */
const SILENT = [
  'inquiries',
  'invite_rewards',
  'membership_uses',
  'outbox_messages',
  'point_entries',
  'request_mends',
  'request_photos',
  'reviews',
  'voucher_uses',
];

describe('tables with parts of a request', () => {
  it('notify of every write, except tables that no open page shows alone', async () => {
    const silent = await api.parts.database.execute(sql`
      SELECT columns.table_name AS name FROM information_schema.columns
      WHERE columns.table_schema = 'public' AND columns.column_name = 'request_id' AND NOT EXISTS (
        SELECT FROM pg_trigger WHERE tgname LIKE '%_live' AND tgrelid = quote_ident(columns.table_name)::regclass)
      ORDER BY columns.table_name`);
    expect(silent.rows.map(({ name }) => name)).toEqual(SILENT);
  });

  it('never use NOTIFY, which lets one transaction of the whole server commit at a time', async () => {
    const functions = await api.parts.database.execute(sql`
      SELECT proname AS name FROM pg_proc JOIN pg_namespace ON pg_namespace.oid = pronamespace
      WHERE nspname = 'public' AND prosrc ~* '\mnotify\M|pg_notify'`);
    expect(functions.rows).toEqual([]);
  });

  it('notify of inserts and updates', async () => {
    // Bits of a trigger's type, PostgreSQL's catalog/pg_trigger.h: 4 for an insert, 16 for an update.
    const notified = await api.parts.database.execute(sql`
      SELECT tgname AS name, tgtype & 4 > 0 AS inserted, tgtype & 16 > 0 AS updated FROM pg_trigger
      WHERE tgname LIKE '%_live' AND tgname <> 'sessions_live' ORDER BY tgname`);
    expect(notified.rows.length).toBeGreaterThan(0);
    expect(notified.rows).toEqual(notified.rows.map(({ name }) => ({ name, inserted: true, updated: true })));
  });
});
