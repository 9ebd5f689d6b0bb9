import { eq } from 'drizzle-orm';
import { COUPON_CODE } from '@dongne/contract';
import { addCampaign, couponStates, inDays } from '#testing/benefit-fixtures';
import { addMember, type TestMember } from '#testing/fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';
import { coupons, members } from '#tables';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const take = ({ headers }: TestMember, code: string) =>
  api.app.inject({ method: 'POST', url: '/v1/app/myPage/coupon', headers, payload: { code } });

describe('coupon code', () => {
  beforeAll(() => addCampaign(api, 'HELLO-2026'));

  it('gives its coupon for every spelling while it is valid', async () => {
    await addCampaign(api, 'SPRING', { endsAt: new Date('2026-04-01T00:00:00Z') });
    const member = await addMember(api);
    const taken = await take(member, ' spring ');
    expect([taken.statusCode, taken.json()]).toMatchObject([
      200,
      {
        code: 'SPRING',
        discountWon: 2_000,
        minimumWon: 10_000,
        state: 'usable',
        expiresAt: '2026-04-01T00:00:00.000Z',
      },
    ]);
    expect(await couponStates(api, member)).toEqual({ [taken.json().id]: 'usable' });
  });

  it.each(['HELLO-2026', 'hello 2026', '\u200bＨＥＬＬＯ２０２６'])(
    'accepts a different spelling of HELLO-2026: %s',
    async (typed) => {
      const member = await addMember(api);
      expect((await take(member, typed)).json().code).toBe('HELLO-2026');
    },
  );

  it('gives a coupon valid until midnight of its last day', async () => {
    await addCampaign(api, 'WEEK', { validDays: 7 });
    const taken = await take(await addMember(api), 'WEEK');
    expect(taken.json().expiresAt).toBe('2026-03-09T14:59:59.000Z');
  });

  it('names the reason when a code gives no coupon', async () => {
    await addCampaign(api, 'BYGONE', { endsAt: inDays(api, -1) });
    await addCampaign(api, 'RARE', { maxTaken: 1 });
    await addCampaign(api, 'ONCE');
    const [member, first] = [await addMember(api), await addMember(api)];
    await take(first, 'RARE');
    await take(member, 'ONCE');
    const refusal = async (code: string) => {
      const answer = await take(member, code);
      return [answer.statusCode, answer.json().error.svMessage];
    };
    expect(await refusal('NOSUCH')).toEqual([404, '없는 쿠폰 코드예요. 코드를 다시 확인해 주세요.']);
    expect(await refusal('BYGONE')).toEqual([409, '등록 기간이 끝난 쿠폰이에요.']);
    expect(await refusal('RARE')).toEqual([409, '준비한 수량이 모두 나간 쿠폰이에요.']);
    expect(await refusal('ONCE')).toEqual([409, '이미 받은 쿠폰이에요.']);
    await api.parts.database.update(coupons).set({ usedAt: api.clock.now() }).where(eq(coupons.code, 'ONCE'));
    expect(await refusal('ONCE')).toEqual([409, '이미 사용한 쿠폰이에요.']);
  });

  it('gives one coupon for 100 concurrent tries of one member', async () => {
    await addCampaign(api, 'CROWD');
    const member = await addMember(api);
    const answers = await Promise.all(Array.from({ length: 100 }, () => take(member, 'CROWD')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(Object.keys(await couponStates(api, member))).toHaveLength(1);
  });

  it('never gives more coupons than its limit to concurrent members', async () => {
    await addCampaign(api, 'FEW', { maxTaken: 3 });
    const crowd = await Promise.all(Array.from({ length: 12 }, () => addMember(api)));
    const answers = await Promise.all(crowd.map((member) => take(member, 'FEW')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(3).fill(200), ...Array(9).fill(409)]);
  });

  it('blocks guessing for an hour after 20 tries', async () => {
    const member = await addMember(api);
    for (let tries = 0; tries < COUPON_CODE.triesPerHour; tries += 1)
      expect((await take(member, `GUESS${tries}`)).statusCode).toBe(404);
    const refused = await take(member, 'GUESS');
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  it('rejects users of a voucher programme', async () => {
    await addCampaign(api, 'NOBODY');
    const member = await addMember(api);
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, member.memberId));
    const refused = await take(member, 'NOBODY');
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'PARTNER_RESTRICTED']);
  });
});
