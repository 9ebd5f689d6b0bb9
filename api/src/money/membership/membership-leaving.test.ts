import type { RequestDetail } from '@dongne/contract';
import { withProvider } from '#testing/money/charge-fixtures';
import { offerTestPrice, collected } from '#testing/benefit-fixtures';
import { withFreshToken, type TestMember } from '#testing/fixtures';
import { detailOf } from '#testing/shop-commands';
import { withdraw as withdrawMember } from '#testing/login';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import {
  addPayer,
  addSubscriber,
  bellOf,
  historyOf,
  join,
  leave,
  membershipOf,
  takenFrom,
  termsOf,
  work,
  workAt,
} from '#testing/money/membership-fixtures';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

const LATER = '2026-03-20T10:00:00+09:00';

/** Adds a member who left too late for a refund. */
const leaving = async (): Promise<TestMember> => {
  const member = await addSubscriber(api);
  api.clock.travelTo(new Date(LATER));
  await leave(api, member);
  return member;
};

const withdraw = async (member: TestMember) => withdrawMember(api, (await withFreshToken(api, member)).headers);

describe('leaving later than 7 days after the payment', () => {
  it('keeps the benefit to the end of the paid period', async () => {
    const member = await addSubscriber(api);
    api.clock.travelTo(new Date(LATER));
    expect(await termsOf(api, member)).toEqual({
      endsAt: expect.stringMatching(/^2026-04-02T01:00/),
      isAtOnce: false,
      refundWon: 0,
      refundUntil: null,
      isUsed: false,
    });
    expect((await leave(api, member)).json().userMembershipInfo[0]).toMatchObject({
      membershipStatus: 'Leaving',
      hasMembership: true,
      nextPayment: null,
      paidUntil: expect.stringMatching(/^2026-04-02T01:00/),
    });
    // The same answer again changes nothing.
    expect((await leave(api, member, 0)).statusCode).toBe(200);
    await workAt(api, '2026-04-02T10:01:00+09:00');
    expect(await membershipOf(api, member)).toMatchObject({ membershipStatus: 'Ended', hasMembership: false });
    expect(await bellOf(api, member)).toEqual(['멤버십 시작', '멤버십 해지 예약', '멤버십 종료']);
    expect(await takenFrom(api, member)).toEqual(['charge 3900']);
  });

  it('may be revoked until then without paying twice', async () => {
    const member = await leaving();
    expect((await join(api, member)).json().userMembershipInfo[0]).toMatchObject({
      membershipStatus: 'Active',
      nextPayment: expect.stringMatching(/^2026-04-02T01:00/),
    });
    expect(await takenFrom(api, member)).toEqual(['charge 3900']);
    await workAt(api, '2026-04-02T10:01:00+09:00');
    expect(await takenFrom(api, member)).toEqual(['charge 3900', 'charge 3900']);
  });

  it('gives a new first day when joined again after the end', async () => {
    const member = await leaving();
    api.clock.travelTo(new Date('2026-04-05T10:00:00+09:00'));
    expect((await join(api, member)).json().userMembershipInfo[0]).toMatchObject({
      membershipStatus: 'Active',
      registeredAt: expect.stringMatching(/^2026-04-05T01:00/),
      nextPayment: expect.stringMatching(/^2026-05-05T01:00/),
    });
    await work(api);
    expect(await membershipOf(api, member)).toMatchObject({ membershipStatus: 'Active' });
    expect(await takenFrom(api, member)).toEqual(['charge 3900', 'charge 3900']);
  });

  it('requires a running membership', async () => {
    const member = await addPayer(api);
    expect([(await leave(api, member, 0)).statusCode, (await termsOf(api, member)).error.code]).toEqual([
      409,
      'INVALID_TRANSITION',
    ]);
  });
});

describe('leaving within 7 days, unused', () => {
  it('does not refund a month whose discount was used concurrently', async () => {
    const offers = Array.from({ length: 6 }, async () => {
      const member = await addSubscriber(api);
      const request = await collected(api, { customer: member, shop: { hasMembershipService: true } });
      const [left] = await Promise.all([leave(api, member, 3_900), offerTestPrice(api, request, [8_000, 4_000])]);
      const { offer }: RequestDetail = await detailOf(api, request);
      return [left.statusCode === 200, offer?.terms.hasMembershipDiscount];
    });
    for (const [isMoneyBack, isDiscounted] of await Promise.all(offers)) expect(isMoneyBack).toBe(!isDiscounted);
  });

  it('ends at once with a refund of the month', async () => {
    const member = await addSubscriber(api);
    api.clock.travelTo(new Date('2026-03-09T09:59:00+09:00'));
    expect(await termsOf(api, member)).toMatchObject({ isAtOnce: true, refundWon: 3_900, isUsed: false });
    expect((await leave(api, member)).json().userMembershipInfo[0]).toMatchObject({
      membershipStatus: 'Ended',
      hasMembership: false,
    });
    expect((await historyOf(api, member)).items).toMatchObject([{ state: 'Refunding', refundedWon: 0 }]);
    await leave(api, member, 3_900);
    await work(api);
    expect(await takenFrom(api, member)).toEqual(['charge 3900', 'cancel 3900']);
    expect((await historyOf(api, member)).items).toMatchObject([
      { state: 'Refunded', refundedWon: 3_900, refundedAt: expect.any(String), card: '국민카드 0000' },
    ]);
    expect(await bellOf(api, member)).toEqual(['멤버십 시작', '멤버십 해지', '멤버십 환불 완료']);
  });

  it('refunds nothing after 7 days', async () => {
    const member = await addSubscriber(api);
    api.clock.travelTo(new Date('2026-03-09T10:01:00+09:00'));
    expect(await termsOf(api, member)).toMatchObject({ isAtOnce: false, refundWon: 0, refundUntil: null });
  });

  it('is rejected when the shown terms have changed', async () => {
    const member = await addSubscriber(api);
    api.clock.travelTo(new Date(LATER));
    const answer = await leave(api, member, 3_900);
    expect([answer.statusCode, answer.json().error.svMessage]).toEqual([
      409,
      '그 사이에 해지 조건이 바뀌었어요. 다시 확인해 주세요.',
    ]);
    expect(await membershipOf(api, member)).toMatchObject({ membershipStatus: 'Active' });
  });

  it('may be joined and paid again', async () => {
    const member = await addSubscriber(api);
    await leave(api, member);
    await work(api);
    api.clock.advance(3_600_000);
    expect((await join(api, member)).statusCode).toBe(200);
    expect(await takenFrom(api, member)).toEqual(['charge 3900', 'cancel 3900', 'charge 3900']);
  });
});

describe('leaving during a renewal payment', () => {
  it('refunds a payment that succeeds afterwards', async () => {
    const member = await addSubscriber(api);
    api.clock.travelTo(new Date('2026-04-02T10:01:00+09:00'));
    const unheard = withProvider(api.parts, 'INICIS', (real) => ({
      charge: async (call) => {
        await real.charge(call);
        return { state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' };
      },
    }));
    await work(api, unheard);
    expect((await leave(api, member)).json().userMembershipInfo[0]).toMatchObject({ membershipStatus: 'Ended' });
    api.clock.advance(60_000);
    await work(api);
    expect(await takenFrom(api, member)).toEqual(['charge 3900', 'charge 3900', 'cancel 3900']);
    expect(await membershipOf(api, member)).toMatchObject({ membershipStatus: 'Ended', hasMembership: false });
  });
});

describe('withdrawing member', () => {
  it('gets an unused month of the last 7 days refunded', async () => {
    const member = await addSubscriber(api);
    expect((await withdraw(member)).statusCode).toBe(204);
    await work(api);
    expect(await takenFrom(api, member)).toEqual(['charge 3900', 'cancel 3900']);
    expect(await bellOf(api, member)).toEqual([]);
  });

  it('gets no refund later and is never charged again', async () => {
    const member = await addSubscriber(api);
    api.clock.travelTo(new Date(LATER));
    expect((await withdraw(member)).statusCode).toBe(204);
    await workAt(api, '2026-04-02T10:01:00+09:00');
    expect(await takenFrom(api, member)).toEqual(['charge 3900']);
  });
});
