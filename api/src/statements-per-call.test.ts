import { addLaundry, addMember, addMembership, type TestMember } from '#testing/fixtures';
import { statementsOf } from '#testing/count-statements';
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

/** Number of statements of an uncached call. */
const costOf = async (url: string, headers = {}): Promise<number> => {
  const asked = await statementsOf(async () => {
    const { statusCode } = await api.app.inject({ url, headers });
    expect(statusCode).toBe(200);
  });
  return asked.length;
};

describe('statements of a call', () => {
  it.each([
    ['list', (): string => `/laundry/list/group?${PLACE}`, 'the page', 1],
    ['list by price', (): string => `/laundry/list/group?${PLACE}&sort=Price&canMend=1`, 'the page', 1],
    ['shop', (): string => `/laundry/detail/${laundryId}?${PLACE}`, 'the shop', 1],
    ['Home', (): string => '/main', 'nothing', 0],
    ['events', (): string => '/event', 'the events', 1],
    ['configuration', (): string => '/config', 'nothing', 0],
  ] as const)('for a visitor: %s', async (_name, path, _what, count) => {
    expect(await costOf(`/v1/app/nonMember${path()}`)).toBe(count);
  });

  it.each([
    ['list', (): string => '/laundry/list/group', 'who, where, their own shops, the page', 4],
    ['shop', (): string => `/laundry/detail/${laundryId}`, 'who, where, the shop', 3],
    ['Home', (): string => '/main', 'who, seven of what they have', 8],
    ['use', (): string => '/request/delivery', 'who, a page', 2],
  ] as const)('for a member: %s', async (_name, path, _what, count) => {
    expect(await costOf(`/v1/app${path()}`, member.headers)).toBe(count);
  });

  it('for an order, including its transaction', async () => {
    const headers = { ...member.headers, 'idempotency-key': 'an-order-of-its-own' };
    const asked = await statementsOf(async () => {
      const { statusCode } = await orderPickup(api, headers, { fields: requestFields(laundryId) });
      expect(statusCode).toBe(200);
    });
    expect(asked).toHaveLength(12);
  });

  it('are named if frequent', async () => {
    const names = async (): Promise<string[]> => {
      const { rows } = await api.parts.database.$client.query<{ name: string }>(
        `select name from pg_prepared_statements where statement like '%"found"%'`,
      );
      return rows.map(({ name }) => name);
    };
    for (let n = 0; n < 8; n += 1) await costOf('/v1/app/laundry/list/group', member.headers);
    expect(await names()).toEqual([expect.stringMatching(/^dongne_\d+$/)]);
  });
});
