import { bearer, receiveCode, registerNumber } from '@dongne/api/testing/login';
import { openSocialApi, socialLogin, socialTokenOf } from '../testing/social';
import type { TestApi } from '@dongne/api/testing/test-api';
import type { SocialProviderName } from '@dongne/api/base';

let api: TestApi;
let phones = 0;
beforeAll(async () => {
  api = await openSocialApi();
});
afterAll(() => api.close());

const newMember = async () => {
  phones += 1;
  const phoneNumber = `0100004${String(phones).padStart(4, '0')}`;
  const login = await registerNumber(api, phoneNumber, `203.0.113.${phones}`);
  api.clock.advance(60_000);
  return { phoneNumber, userId: login.user.userId, headers: bearer(login.accessToken) };
};
const link = async (
  provider: SocialProviderName,
  account: string,
  phoneNumber: string,
  shown = socialTokenOf(api, provider, account),
) => {
  const code = await receiveCode(api, phoneNumber, `203.0.114.${(phones += 1)}`);
  const socialToken = await shown;
  await api.app.inject({ method: 'POST', url: '/v1/app/auth/otp/verify', payload: { ...code, socialToken } });
  api.clock.advance(60_000);
};
const logins = (headers: Record<string, string>) => api.app.inject({ url: '/v1/app/member/logins', headers });
/** Titles in the bell, without the coupon of a new member. */
const bell = async ({ headers }: { readonly headers: Record<string, string> }) =>
  (await api.app.inject({ url: '/v1/app/notification', headers }))
    .json<{ items: { title: string; path: string }[] }>()
    .items.flatMap(({ title, path }) => (path === '/mypage/coupon' ? [] : [title]));
const unlink = (headers: Record<string, string>, provider: string) =>
  api.app.inject({ method: 'DELETE', url: `/v1/app/member/logins/${provider}`, headers });

describe('linked logins of a member', () => {
  it('are empty at first', async () => {
    const { headers } = await newMember();
    expect((await logins(headers)).json()).toEqual([]);
  });

  it('are listed in the order of linking, with a masked hint', async () => {
    const { headers, phoneNumber } = await newMember();
    await link('NAVER', 'sandbox-1', phoneNumber);
    await link('KAKAO', 'sandbox-1', phoneNumber);
    await link('APPLE', 'sandbox-1', phoneNumber);
    expect((await logins(headers)).json()).toEqual([
      { provider: 'NAVER', linkedAt: expect.any(String), accountHint: 'la***@naver.example' },
      { provider: 'KAKAO', linkedAt: expect.any(String), accountHint: null },
      { provider: 'APPLE', linkedAt: expect.any(String), accountHint: 'k7***@privaterelay.appleid.com' },
    ]);
  });

  it('are unlinked one by one, idempotently, and then free for others', async () => {
    const { headers, phoneNumber, userId } = await newMember();
    await link('KAKAO', 'sandbox-2', phoneNumber);
    await link('GOOGLE', 'sandbox-2', phoneNumber);
    const answers = await Promise.all([unlink(headers, 'KAKAO'), unlink(headers, 'KAKAO')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await logins(headers)).json()).toMatchObject([{ provider: 'GOOGLE' }]);
    expect((await socialLogin(api, 'KAKAO', 'sandbox-2')).json()).toMatchObject({ isFirst: true, userId: null });
    expect((await socialLogin(api, 'GOOGLE', 'sandbox-2')).json()).toMatchObject({ userId });
  });

  it('of another member stay', async () => {
    const [one, other] = [await newMember(), await newMember()];
    await link('KAKAO', 'sandbox-3', one.phoneNumber);
    expect((await unlink(other.headers, 'KAKAO')).statusCode).toBe(204);
    expect((await logins(one.headers)).json()).toMatchObject([{ provider: 'KAKAO' }]);
  });

  it('are announced once when added and once when removed', async () => {
    const member = await newMember();
    await link('NAVER', 'sandbox-2', member.phoneNumber);
    await link('NAVER', 'sandbox-2', member.phoneNumber);
    await Promise.all([unlink(member.headers, 'NAVER'), unlink(member.headers, 'NAVER')]);
    expect(await bell(member)).toEqual(['네이버 로그인 연결이 해제됐어요', '네이버 로그인을 연결했어요']);
  });

  it('are announced to a member who loses one to another', async () => {
    const [one, other] = [await newMember(), await newMember()];
    // Shows one free account in two browsers: one links it, then the other.
    const shown = [0, 1].map(() => socialTokenOf(api, 'APPLE', 'sandbox-3'));
    await Promise.all(shown);
    await link('APPLE', 'sandbox-3', one.phoneNumber, shown[0]);
    await link('APPLE', 'sandbox-3', other.phoneNumber, shown[1]);
    expect(await bell(one)).toEqual(['Apple 로그인 연결이 해제됐어요', 'Apple 로그인을 연결했어요']);
    expect(await bell(other)).toEqual(['Apple 로그인을 연결했어요']);
  });

  it('are for members, by provider name', async () => {
    const { headers } = await newMember();
    expect((await logins({})).statusCode).toBe(400);
    expect((await unlink({}, 'KAKAO')).statusCode).toBe(400);
    expect((await unlink(headers, 'PHONE')).statusCode).toBe(422);
  });
});
