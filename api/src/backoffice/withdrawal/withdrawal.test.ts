import { addSubscriber } from '#testing/money/membership-fixtures';
import { addCoupon, addPoints } from '#testing/benefit-fixtures';
import { addLaundry, addMember, type TestMember } from '#testing/fixtures';
import { orderPickup, requestFields } from '#testing/request-fixtures';
import { requestIn } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

const URL = '/v1/app/member/withdraw';
const outlookOf = async ({ headers }: TestMember) => (await api.app.inject({ url: URL, headers })).json();
const withdraw = ({ headers }: TestMember) =>
  api.app.inject({ method: 'PUT', url: URL, headers, payload: { reasons: ['이사'] } });

describe('consequences of a withdrawal', () => {
  it('count usable benefits of the member only', async () => {
    const [member, other] = [await addMember(api), await addMember(api)];
    await addPoints(api, member, 1_200);
    await addPoints(api, other, 700);
    await addCoupon(api, member);
    await addCoupon(api, member, { usedAt: new Date('2026-01-01') });
    await addCoupon(api, member, { expiresAt: new Date('2026-02-01') });
    const laundryId = await addLaundry(api);
    await api.app.inject({ method: 'PUT', url: `/v1/app/laundry/${laundryId}/favourite`, headers: member.headers });
    expect(await outlookOf(member)).toEqual({
      obstacles: [],
      points: 1_200,
      coupons: 1,
      favourites: 1,
      membership: null,
    });
  });

  it('include the refund of a running membership', async () => {
    const member = await addSubscriber(api);
    expect((await outlookOf(member)).membership).toEqual({
      paidUntil: expect.stringMatching(/^2026-04-/),
      refundWon: 3_900,
    });
  });

  it('are visible to members only', async () => {
    expect((await api.app.inject({ url: URL })).statusCode).toBe(400);
  });
});

describe('obstacle to a withdrawal is listed and rejects it', () => {
  const expectObstacle = async (member: TestMember, kind: string): Promise<void> => {
    const [obstacle, ...others] = (await outlookOf(member)).obstacles;
    expect(obstacle).toMatchObject({ kind });
    expect(others).toEqual([]);
    const refused = await withdraw(member);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({ error: { code: 'INVALID_TRANSITION', svMessage: obstacle.sentence } });
    expect((await outlookOf(member)).obstacles).toHaveLength(1);
  };

  it('open request', async () => {
    const member = await addMember(api);
    await orderPickup(api, member.headers, { fields: requestFields(await addLaundry(api)) });
    await expectObstacle(member, 'request');
  });

  it('open collection bag', async () => {
    const member = await addMember(api);
    const payload = { entranceInfo: '공동현관 1234', agreeTerm: true };
    await api.app.inject({ method: 'POST', url: '/v1/app/deliveryBag', headers: member.headers, payload });
    await expectObstacle(member, 'bag');
  });

  it('unpaid laundry', async () => {
    // Leaves out the card, so that the approved price is unpaid.
    await expectObstacle((await requestIn(api, 'Completed')).customer, 'payment');
  });
});
