import { eq } from 'drizzle-orm';
import { giveCard, withProvider } from '#testing/money/charge-fixtures';
import { buildApp } from '../../app';
import { members } from '#tables';
import { withFreshToken } from '#testing/fixtures';
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
} from '#testing/money/membership-fixtures';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

describe('joining the membership', () => {
  it('charges the first month at once and starts the membership', async () => {
    const member = await addPayer(api);
    const answer = await join(api, member);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().userMembershipInfo[0]).toMatchObject({
      hasMembership: true,
      userStatus: 'Membership',
      membershipStatus: 'Active',
      nextPayment: expect.stringMatching(/^2026-04-02T01:00/),
      registeredAt: expect.stringMatching(/^2026-03-02T01:00/),
      failMsg: null,
    });
    expect(await takenFrom(api, member)).toEqual(['charge 3900']);
    expect(await bellOf(api, member)).toEqual(['멤버십 시작']);
  });

  it('charges once, however often and wherever it is tapped', async () => {
    const member = await addPayer(api);
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(api, member)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    await work(api);
    expect((await join(api, member)).statusCode).toBe(200);
    expect(await takenFrom(api, member)).toEqual(['charge 3900']);
    expect(await membershipOf(api, member)).toMatchObject({ membershipStatus: 'Active' });
  });

  it('requires the agreement and charges nothing without it', async () => {
    const member = await addPayer(api);
    const answer = await join(api, member, { agreeTerm: false });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      422,
      { agreeTerm: '멤버십 약관에 동의해 주세요.' },
    ]);
    expect(await takenFrom(api, member)).toEqual([]);
  });

  it('requires a card', async () => {
    const member = await addPayer(api, null);
    const answer = await join(api, member);
    expect([answer.statusCode, answer.json().error.svMessage]).toEqual([
      402,
      '등록된 카드가 없어요. 카드를 등록한 뒤에 가입할 수 있어요.',
    ]);
    expect(await membershipOf(api, member)).toMatchObject({ membershipStatus: 'None', registeredAt: null });
  });

  it('shows the reason of a refused card and may be retried', async () => {
    const member = await addPayer(api, '0200');
    const answer = await join(api, member);
    expect([answer.statusCode, answer.json().error]).toEqual([
      402,
      expect.objectContaining({ code: 'PAYMENT_REFUSED', svMessage: '사용이 정지된 카드' }),
    ]);
    expect(await membershipOf(api, member)).toMatchObject({
      hasMembership: false,
      membershipStatus: 'None',
      nextPayment: null,
      registeredAt: null,
      failMsg: '사용이 정지된 카드',
    });
    // No automatic retry follows.
    api.clock.advance(5 * 24 * 3_600_000);
    await work(api);
    await giveCard(api, member.memberId);
    expect((await join(api, member)).statusCode).toBe(200);
    expect(await takenFrom(api, member)).toEqual(['charge 3900']);
    expect((await historyOf(api, member)).items.map(({ state }: { state: string }) => state)).toEqual([
      'Paid',
      'GivenUp',
    ]);
  });

  it('is limited to ten refused attempts per hour without debt', async () => {
    const member = await addPayer(api, '0200');
    for (let press = 1; press <= 10; press += 1) expect((await join(api, member)).statusCode).toBe(402);
    expect((await join(api, member)).statusCode).toBe(429);
    await work(api);
    expect(await takenFrom(api, member)).toEqual([]);
  });

  it('is rejected for users of the voucher programme', async () => {
    const member = await addPayer(api);
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, member.memberId));
    const answers = [
      (await join(api, member)).json(),
      await termsOf(api, member),
      (await leave(api, member, 0)).json(),
      await historyOf(api, member),
    ];
    expect(answers.map(({ error }) => error.code)).toEqual(Array(4).fill('PARTNER_RESTRICTED'));
    expect(await takenFrom(api, member)).toEqual([]);
  });

  it('keeps the card while the membership will be charged again', async () => {
    const member = await addSubscriber(api);
    const answer = await api.app.inject({ method: 'DELETE', url: '/v1/app/pay/card', headers: member.headers });
    expect(answer.statusCode).toBe(409);
  });
});

describe('joining with a lost answer', () => {
  const losing = (takes: boolean) =>
    withProvider(api.parts, 'INICIS', (real) => ({
      charge: async (call) => {
        if (takes) await real.charge(call);
        return { state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' };
      },
    }));

  /** Joins at an API that receives no answer of its provider. */
  const joinUnheard = async (lastFour: string, takes: boolean) => {
    const member = await addPayer(api, lastFour);
    const unheard = { ...api, app: await buildApp(losing(takes)) };
    const answer = await join(unheard, member);
    await unheard.app.close();
    return { member, answer };
  };

  it('stays pending with its card, and runs after the look-up', async () => {
    const { member, answer } = await joinUnheard('0000', true);
    expect(answer.json().userMembershipInfo[0]).toMatchObject({ hasMembership: false, membershipStatus: 'Joining' });
    const fresh = await withFreshToken(api, member);
    const removal = await api.app.inject({ method: 'DELETE', url: '/v1/app/pay/card', headers: fresh.headers });
    expect(removal.statusCode).toBe(409);
    expect((await leave(api, member, 0)).json().error.svMessage).toMatch(/가입 결제를 확인하고 있어요/);
    // Another tap meanwhile charges nothing.
    expect((await join(api, member)).json().userMembershipInfo[0]).toMatchObject({ membershipStatus: 'Joining' });
    api.clock.advance(30_000);
    await work(api);
    expect(await membershipOf(api, member)).toMatchObject({ hasMembership: true, membershipStatus: 'Active' });
    expect(await takenFrom(api, member)).toEqual(['charge 3900']);
  });

  it('is retried when the first attempt never arrived, or refused', async () => {
    const { member } = await joinUnheard('0200', false);
    api.clock.advance(90_000);
    await work(api);
    expect(await membershipOf(api, member)).toMatchObject({ membershipStatus: 'None', failMsg: '사용이 정지된 카드' });
    expect(await bellOf(api, member)).toEqual(['멤버십 결제 실패']);
    expect(await takenFrom(api, member)).toEqual([]);
  });
});
