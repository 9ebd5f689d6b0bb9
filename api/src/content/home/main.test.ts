import { memberships } from '#tables';
import { addMember } from '#testing/fixtures';
import { addRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const main = async (headers: Readonly<Record<string, string>>) =>
  (await api.app.inject({ url: '/v1/app/main', headers })).json();

describe('introduction on Home', () => {
  it('is shown to a visitor', async () => {
    const answer = await api.app.inject({ url: '/v1/app/nonMember/main' });
    expect(answer.json()).toEqual({
      myLaundry: null,
      myDailyLaundry: null,
      userStatus: 'Visitor',
      bleepy: false,
      bleepyOx: false,
      userJoinAt: null,
      lastOrder: null,
      failedPickups: [],
      unpaidRequests: [],
      basicUserInfo: true,
    });
  });

  it('is shown to a new member', async () => {
    const { headers } = await addMember(api);
    expect(await main(headers)).toMatchObject({
      userStatus: 'Normal',
      basicUserInfo: true,
      userJoinAt: expect.any(String),
    });
  });

  it('disappears after the first order', async () => {
    const { customer } = await addRequest(api);
    expect(await main(customer.headers)).toMatchObject({ userStatus: 'Normal', basicUserInfo: false });
  });

  it('disappears with a membership', async () => {
    const { headers, memberId } = await addMember(api);
    const now = api.clock.now();
    await api.parts.database.insert(memberships).values({
      memberId,
      status: 'Active',
      registeredAt: now,
      paidUntil: new Date('2026-04-01'),
      totalCount: 0,
      totalDiscountWon: 0,
    });
    expect(await main(headers)).toMatchObject({ userStatus: 'Membership', basicUserInfo: false });
  });
});
