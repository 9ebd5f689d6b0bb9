import { addLaundry, addMember, addMembership, type TestMember } from '#testing/fixtures';
import { costOf } from '#testing/count-statements';
import { orderPickup, requestFields } from '#testing/request-fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
let member: TestMember;
let laundryId: number;
beforeAll(async () => {
  api = await openTestApi();
  member = await addMember(api);
  await addMembership(api, member);
  laundryId = await addLaundry(api);
  // The first call of a session writes its last use, which would be counted.
  await api.app.inject({ url: '/v1/app/main', headers: member.headers });
});
afterAll(() => api.close());

const PLACE = 'latitude=37.5126&longitude=127.0588';

/** Numbers of statements and round trips of a call. */
const countOf = async (call: () => Promise<{ readonly statusCode: number }>): Promise<[number, number]> => {
  const { statements, roundTrips } = await costOf(async () => expect((await call()).statusCode).toBe(200));
  return [statements.length, roundTrips];
};

/** The same for an uncached read. */
const readOf = (url: string, headers = {}) => countOf(() => api.app.inject({ url, headers }));

describe('statements of a call', () => {
  it.each([
    ['list', (): string => `/laundry/list/group?${PLACE}`, 'the page', 1],
    ['list by price', (): string => `/laundry/list/group?${PLACE}&sort=Price&canMend=1`, 'the page', 1],
    ['shop', (): string => `/laundry/detail/${laundryId}?${PLACE}`, 'the shop', 1],
    ['Home', (): string => '/main', 'nothing', 0],
    ['events', (): string => '/event', 'the events', 1],
    ['configuration', (): string => '/config', 'nothing', 0],
  ] as const)('for a visitor: %s', async (_name, path, _what, count) => {
    const [statements] = await readOf(`/v1/app/nonMember${path()}`);
    expect(statements).toBe(count);
  });

  it.each([
    ['list', (): string => '/laundry/list/group', 'who, where, their own shops, the page', 4],
    ['shop', (): string => `/laundry/detail/${laundryId}`, 'who, where, the shop', 3],
    ['use', (): string => '/request/delivery', 'who, a page', 2],
  ] as const)('for a member: %s', async (_name, path, _what, count) => {
    const [statements] = await readOf(`/v1/app${path()}`, member.headers);
    expect(statements).toBe(count);
  });

  it('and round trips for Home: who and all that they have', async () => {
    expect(await readOf('/v1/app/main', member.headers)).toEqual([7, 1]);
  });

  it('and round trips for an order: who; begin, locks and reads; writes; commit', async () => {
    const headers = { ...member.headers, 'idempotency-key': 'an-order-of-its-own' };
    const order = () => orderPickup(api, headers, { fields: requestFields(laundryId) });
    expect(await countOf(order)).toEqual([12, 4]);
  });

  it('and round trips for a request: who and the request with all its rows', async () => {
    const { applicationId } = (await orderPickup(api, member.headers, { fields: requestFields(laundryId) })).json();
    expect(await readOf(`/v1/app/request/delivery/detail/${applicationId}`, member.headers)).toEqual([13, 1]);
  });

  it('are named if frequent', async () => {
    const names = async (): Promise<string[]> => {
      const { rows } = await api.parts.database.$client.query<{ name: string }>(
        `select name from pg_prepared_statements where statement like '%"found"%'`,
      );
      return rows.map(({ name }) => name);
    };
    for (let n = 0; n < 8; n += 1) await readOf('/v1/app/laundry/list/group', member.headers);
    expect(await names()).toEqual([expect.stringMatching(/^dongne_\d+$/)]);
  });
});
