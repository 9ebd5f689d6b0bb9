import { POINTS, REFERRAL_TRIES_PER_HOUR } from '@dongne/contract';
import { eq } from 'drizzle-orm';
import { giveCard } from '#testing/money/charge-fixtures';
import { inviteRewards, limitedUses, members, pointEntries } from '#tables';
import { approveWith, pointsOf, priced } from '#testing/benefit-fixtures';
import { addMember, withFreshToken, type TestMember } from '#testing/fixtures';
import { bearer, receiveCode, register, registrationBody, withdraw } from '#testing/login';
import { asCustomer, asShop } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

const DAY_MS = 24 * 3_600_000;

let api: TestApi;
let phones = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

const newPhone = () => {
  phones += 1;
  return `0100003${String(phones).padStart(4, '0')}`;
};
const newCode = (phoneNumber = newPhone()) => receiveCode(api, phoneNumber, `203.0.113.${phones % 250}`);

/** Registers with a code and returns the response. */
const come = async (referralCode: unknown, phoneNumber?: string) =>
  register(api, registrationBody(await newCode(phoneNumber), { referralCode }));

const memberOf = (answer: Awaited<ReturnType<typeof come>>): TestMember => {
  const { accessToken, user } = answer.json();
  return { memberId: user.userId, phoneNumber: user.phoneNumber, headers: bearer(accessToken) };
};

const invitationOf = ({ headers }: TestMember, cursor?: string) =>
  api.app.inject({ url: '/v1/app/myPage/invite', headers, query: cursor === undefined ? {} : { cursor } });
const codeOf = async (member: TestMember): Promise<string> => (await invitationOf(member)).json().referralCode;
const inviterOf = async ({ memberId }: TestMember) =>
  (await api.parts.database.select().from(members).where(eq(members.id, memberId)))[0]?.invitedById;

/** Points of a friend's first request besides the reward. */
const EARNED = (12_000 * POINTS.earnPercent) / 100;

const completeFirst = async (friend: TestMember): Promise<void> => {
  await giveCard(api, friend.memberId);
  const request = await priced(api, [8_000, 4_000], { customer: friend });
  await approveWith(api, request, {});
  for (const command of ['process', 'complete-wash', 'deliver', 'delivered']) await asShop(api, request, command);
  await asCustomer(api, request, 'pay');
  await asCustomer(api, request, 'confirm');
};

describe('referral code', () => {
  it.each([
    ['as it is', (code: string) => code],
    ['in capitals', (code: string) => code.toUpperCase()],
    ['with blanks in and around it', (code: string) => `  ${code.slice(0, 4)} ${code.slice(4)}\t`],
  ])('assigns the inviter at registration: %s', async (_case, typed) => {
    const inviter = await addMember(api);
    const friend = memberOf(await come(typed(await codeOf(inviter))));
    expect(await inviterOf(friend)).toBe(inviter.memberId);
  });

  it.each([[undefined], [null], [''], ['   ']])('is optional: %j', async (nothing) => {
    const answer = await come(nothing);
    expect(answer.statusCode).toBe(200);
    expect(await inviterOf(memberOf(answer))).toBeNull();
  });

  const expectRefused = (answer: Awaited<ReturnType<typeof come>>, sentence: string): void => {
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code: 'VALIDATION', fields: { referralCode: sentence } } });
  };

  it('is rejected if unknown, and the login code still registers without it', async () => {
    const code = await newCode();
    expectRefused(
      await register(api, registrationBody(code, { referralCode: 'nobody00' })),
      '없는 추천 코드예요. 다시 확인하거나 비워 두고 가입해 주세요.',
    );
    expect((await register(api, registrationBody(code))).statusCode).toBe(200);
  });

  it('is rejected if it belongs to a withdrawn member', async () => {
    const phoneNumber = newPhone();
    const before = memberOf(await come(undefined, phoneNumber));
    const own = await codeOf(before);
    expect((await withdraw(api, { authorization: before.headers.authorization })).statusCode).toBe(204);
    expectRefused(await come(own), '더는 쓸 수 없는 추천 코드예요. 비워 두고 가입해 주세요.');
    api.clock.advance(15 * DAY_MS);
    expectRefused(await come(own, phoneNumber), '내가 쓰던 추천 코드는 쓸 수 없어요. 비워 두고 가입해 주세요.');
  });

  it('works once per number, even after a withdrawal', async () => {
    const [inviter, other] = [await addMember(api), await addMember(api)];
    const [first, second] = [await codeOf(inviter), await codeOf(other)];
    const phoneNumber = newPhone();
    const friend = memberOf(await come(first, phoneNumber));
    await withdraw(api, { authorization: friend.headers.authorization });
    api.clock.advance(15 * DAY_MS);
    expectRefused(
      await come(second, phoneNumber),
      '추천 코드는 번호마다 한 번만 쓸 수 있어요. 비워 두고 가입해 주세요.',
    );
  });

  it('of a user of a programme without invitations is rejected', async () => {
    const inviter = await addMember(api);
    const code = await codeOf(inviter);
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, inviter.memberId));
    expectRefused(await come(code), '더는 쓸 수 없는 추천 코드예요. 비워 두고 가입해 주세요.');
  });

  it('is limited to 20 tries per hour, also for concurrent ones', async () => {
    const code = await newCode();
    const inviter = await addMember(api);
    const tries = Array.from({ length: 100 }, (_, index) =>
      register(api, registrationBody(code, { referralCode: `guess${index}` })),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(REFERRAL_TRIES_PER_HOUR);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100 - REFERRAL_TRIES_PER_HOUR);
    const right = await register(api, registrationBody(code, { referralCode: await codeOf(inviter) }));
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    expect(right.json().error.svMessage).toBe(
      '추천 코드를 너무 여러 번 시도했어요. 비워 두고 가입하거나 한 시간 뒤에 다시 시도해 주세요.',
    );
    expect((await register(api, registrationBody(code))).statusCode).toBe(200);
    await api.parts.database.delete(limitedUses);
  });

  it('makes one friend when one friend sends it concurrently', async () => {
    const inviter = await addMember(api);
    const [code, referralCode] = [await newCode(), await codeOf(inviter)];
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => register(api, registrationBody(code, { referralCode }))),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await invitationOf(inviter)).json()).toMatchObject({ invited: 1, joined: 1, rewarded: 0 });
  });
});

describe('invitations of a member', () => {
  it('start with a code and no friends', async () => {
    const member = await addMember(api);
    expect((await invitationOf(member)).json()).toEqual({
      referralCode: expect.stringMatching(/^[a-z0-9]+$/),
      invited: 0,
      joined: 0,
      rewarded: 0,
      items: [],
      nextCursor: null,
    });
  });

  it('show friends by masked name, and of withdrawn ones only that', async () => {
    const inviter = await addMember(api);
    const code = await codeOf(inviter);
    const [counted, gone] = [memberOf(await come(code)), memberOf(await come(code))];
    memberOf(await come(code));
    await completeFirst(counted);
    await withdraw(api, { authorization: gone.headers.authorization });
    const invitation = (await invitationOf(await withFreshToken(api, inviter))).json();
    expect(invitation).toMatchObject({ invited: 3, joined: 2, rewarded: 1, nextCursor: null });
    expect(invitation.items).toEqual([
      { nickname: '이**', joinedAt: expect.any(String), state: 'waiting', rewardedAt: null },
      { nickname: null, joinedAt: expect.any(String), state: 'left', rewardedAt: null },
      { nickname: '이**', joinedAt: expect.any(String), state: 'rewarded', rewardedAt: expect.any(String) },
    ]);
    const balanceOf = async (side: TestMember) => (await pointsOf(api, await withFreshToken(api, side))).balance;
    expect([await balanceOf(inviter), await balanceOf(counted)]).toEqual([
      POINTS.inviteEach,
      POINTS.inviteEach + EARNED,
    ]);
  });

  it('are paged with each friend once', async () => {
    const inviter = await addMember(api);
    const friends = await Promise.all(Array.from({ length: 23 }, () => addMember(api)));
    for (const { memberId } of friends)
      await api.parts.database
        .update(members)
        .set({ invitedById: inviter.memberId, nickname: `가${memberId}` })
        .where(eq(members.id, memberId));
    const first = (await invitationOf(inviter)).json();
    const second = (await invitationOf(inviter, first.nextCursor)).json();
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([20, 3, null]);
  });

  it('are rejected for visitors and users of a programme without them', async () => {
    const member = await addMember(api);
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, member.memberId));
    expect((await invitationOf(member)).json()).toMatchObject({ error: { code: 'PARTNER_RESTRICTED' } });
    expect((await api.app.inject({ url: '/v1/app/myPage/invite' })).statusCode).toBe(400);
  });
});

describe('friend of a withdrawn inviter', () => {
  it('gets the promised points, and the inviter none', async () => {
    const inviter = memberOf(await come(undefined));
    const friend = memberOf(await come(await codeOf(inviter)));
    await withdraw(api, { authorization: inviter.headers.authorization });
    await completeFirst(friend);
    expect((await pointsOf(api, await withFreshToken(api, friend))).balance).toBe(POINTS.inviteEach + EARNED);
    const rewards = await api.parts.database
      .select()
      .from(inviteRewards)
      .where(eq(inviteRewards.friendId, friend.memberId));
    expect(rewards).toHaveLength(1);
    expect(await api.parts.database.$count(pointEntries, eq(pointEntries.memberId, inviter.memberId))).toBe(0);
  });
});
