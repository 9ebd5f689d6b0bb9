import {
  bearer,
  enterCode,
  receiveCode,
  register,
  registerNumber,
  registrationBody,
  withdraw,
} from '@dongne/api/testing/login';
import { openSocialApi, socialLogin, socialTokenOf } from '../testing/social';
import { SOCIAL_PROVIDERS, signAccessToken } from '@dongne/api/base';
import type { TestApi } from '@dongne/api/testing/test-api';
import { members, socialIdentities } from '@dongne/api/tables';

const MINUTE_MS = 60_000;
const TOO_LATE = {
  error: { code: 'VALIDATION', fields: { socialToken: '로그인 시간이 지났어요. 처음부터 다시 시도해 주세요' } },
};

type Provider = (typeof SOCIAL_PROVIDERS)[number];

let api: TestApi;
let phones = 0;
beforeAll(async () => {
  api = await openSocialApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.parts.database.delete(socialIdentities);
});

const newNumber = () => {
  phones += 1;
  return { phoneNumber: `0100003${String(phones).padStart(4, '0')}`, from: `203.0.113.${phones}` };
};
const newCode = (phoneNumber = newNumber().phoneNumber) => receiveCode(api, phoneNumber, newNumber().from);
const newMember = async () => {
  const { phoneNumber, from } = newNumber();
  const login = await registerNumber(api, phoneNumber, from);
  api.clock.advance(MINUTE_MS);
  return { phoneNumber, userId: login.user.userId, accessToken: login.accessToken };
};
const loginAs = async (account: string, provider: Provider = 'GOOGLE') =>
  (await socialLogin(api, provider, account)).json();
const tokenOf = (account: string, provider: Provider = 'GOOGLE') => socialTokenOf(api, provider, account);
const verify = (code: Awaited<ReturnType<typeof newCode>>, socialToken?: unknown) =>
  api.app.inject({ method: 'POST', url: '/v1/app/auth/otp/verify', payload: { ...code, socialToken } });
/** Links the account to the number's member by logging in with both. */
const link = async (account: string, phoneNumber: string, provider: Provider = 'GOOGLE') =>
  verify(await newCode(phoneNumber), await tokenOf(account, provider));
const links = () => api.parts.database.select().from(socialIdentities);

const EMAIL: Readonly<Record<Provider, string | null>> = {
  KAKAO: null,
  NAVER: 'laundry@naver.example',
  APPLE: 'k7w2x9@privaterelay.appleid.com',
  GOOGLE: 'laundry@example.com',
};

describe.each(SOCIAL_PROVIDERS)('login with %s', (provider) => {
  it('of an unlinked account returns a token but no session', async () => {
    const answer = await socialLogin(api, provider, 'sandbox-1');
    expect(answer.statusCode).toBe(200);
    const login = answer.json();
    expect(login).toEqual({
      isFirst: true,
      isFirstPartnerUser: false,
      isPartnerUser: false,
      phone: '',
      marketingAllowed: false,
      otpId: '',
      otpCode: '',
      userId: null,
      email: EMAIL[provider],
      provider,
      socialToken: expect.any(String),
    });
  });

  it('registers a new member by phone, and logs in directly afterwards', async () => {
    const socialToken = await tokenOf('sandbox-1', provider);
    const code = await newCode();
    expect((await verify(code, socialToken)).json()).toMatchObject({ isFirst: true, userId: null });
    expect(await links()).toEqual([]);
    const registered = (await register(api, registrationBody(code, { socialToken }))).json();

    const login = await loginAs('sandbox-1', provider);

    expect(login).toMatchObject({ isFirst: false, provider, user: registered.user });
    const member = await api.app.inject({ url: '/v1/app/member', headers: bearer(login.accessToken) });
    expect(member.json()).toMatchObject({ userId: registered.user.userId });
    expect(login.socialToken).toBeUndefined();
  });

  it('is linked after verifying the number, and logs in from then on', async () => {
    const { phoneNumber, userId } = await newMember();
    expect(await loginAs('sandbox-2', provider)).toMatchObject({ isFirst: true, userId: null });
    expect((await link('sandbox-2', phoneNumber, provider)).json()).toMatchObject({ isFirst: false, userId });
    expect(await loginAs('sandbox-2', provider)).toMatchObject({ userId, accessToken: expect.any(String) });
  });
});

describe('social account', () => {
  it('is linked to the same member when registration is sent twice', async () => {
    const socialToken = await tokenOf('sandbox-1');
    const code = await newCode();
    const body = registrationBody(code, { socialToken });
    const answers = await Promise.all([register(api, body), register(api, body)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await links()).toMatchObject([{ memberId: answers[0]?.json().user.userId, subject: 'sandbox-1' }]);
  });

  it('replaces another account of the same provider', async () => {
    const { phoneNumber, userId } = await newMember();
    await link('sandbox-1', phoneNumber);
    api.clock.advance(MINUTE_MS);
    await link('sandbox-2', phoneNumber);
    expect(await loginAs('sandbox-1')).toMatchObject({ isFirst: true, userId: null });
    expect(await loginAs('sandbox-2')).toMatchObject({ userId });
  });

  it('belongs to the last member who proved account and number', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const [early, late] = [await tokenOf('sandbox-3'), await tokenOf('sandbox-3')];
    await verify(await newCode(one.phoneNumber), early);
    await verify(await newCode(other.phoneNumber), late);
    expect(await links()).toMatchObject([{ memberId: other.userId }]);
  });

  it('belongs to one member when two browsers link it concurrently', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const [early, late] = [await tokenOf('sandbox-3', 'KAKAO'), await tokenOf('sandbox-3', 'KAKAO')];
    const [code, otherCode] = [await newCode(one.phoneNumber), await newCode(other.phoneNumber)];
    const answers = await Promise.all([verify(code, early), verify(otherCode, late)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [linked, ...more] = await links();
    expect(more).toEqual([]);
    expect([one.userId, other.userId]).toContain(linked?.memberId);
    expect(await loginAs('sandbox-3', 'KAKAO')).toMatchObject({ userId: linked?.memberId });
  });

  it('differs from an account with the same id at another provider', async () => {
    const { phoneNumber, userId } = await newMember();
    await link('sandbox-1', phoneNumber, 'KAKAO');
    expect(await loginAs('sandbox-1', 'NAVER')).toMatchObject({ isFirst: true, userId: null });
    api.clock.advance(MINUTE_MS);
    await link('sandbox-1', phoneNumber, 'NAVER');
    expect(await loginAs('sandbox-1', 'KAKAO')).toMatchObject({ userId });
    expect(await loginAs('sandbox-1', 'NAVER')).toMatchObject({ userId });
  });

  it('is never linked by an equal e-mail address', async () => {
    const { userId } = await newMember();
    await api.parts.database.update(members).set({ email: 'ironing@example.com' });
    expect(await loginAs('sandbox-2')).toMatchObject({ isFirst: true, userId: null });
    expect(userId).toEqual(expect.any(Number));
  });

  it('is deleted with a withdrawal', async () => {
    const { phoneNumber } = await newMember();
    const { accessToken } = (await link('sandbox-1', phoneNumber)).json();
    const withdrawal = await withdraw(api, bearer(accessToken));
    expect(withdrawal.statusCode).toBe(204);
    expect(await links()).toEqual([]);
    expect(await loginAs('sandbox-1')).toMatchObject({ isFirst: true, userId: null });
  });

  it('does not unblock a withdrawn number', async () => {
    const { phoneNumber, accessToken } = await newMember();
    await withdraw(api, bearer(accessToken));
    api.clock.advance(MINUTE_MS);
    expect((await link('sandbox-1', phoneNumber)).json()).toMatchObject({ error: { code: 'NOT_OVER_14DAYS' } });
    expect(await links()).toEqual([]);
  });
});

describe('social token', () => {
  it('is valid for ten minutes', async () => {
    const { phoneNumber } = await newMember();
    const [inTime, tooLate] = [await tokenOf('sandbox-1'), await tokenOf('sandbox-2')];
    api.clock.advance(9 * MINUTE_MS);
    expect((await verify(await newCode(phoneNumber), inTime)).statusCode).toBe(200);
    api.clock.advance(MINUTE_MS + 1_000);
    const code = await newCode(phoneNumber);
    const late = await verify(code, tooLate);
    expect(late.statusCode).toBe(422);
    expect(late.json()).toMatchObject(TOO_LATE);
    // The code is still unused.
    expect((await enterCode(api, code)).statusCode).toBe(200);
  });

  it('that is foreign or an access token is rejected at login and registration', async () => {
    const access = await signAccessToken(api.parts, { role: 'member', memberId: 1, sessionId: 'x' });
    const good = await tokenOf('sandbox-1');
    for (const token of ['', 'nonsense', access, `${good.slice(0, -6)}AAAAAA`]) {
      expect((await verify(await newCode(), token)).json()).toMatchObject(TOO_LATE);
      const registration = await register(api, registrationBody(await newCode(), { socialToken: token }));
      expect(registration.json()).toMatchObject(TOO_LATE);
    }
    expect(await links()).toEqual([]);
  });

  it('is not accepted as an access token', async () => {
    const headers = bearer(await tokenOf('sandbox-1'));
    const answer = await api.app.inject({ url: '/v1/app/member', headers });
    expect(answer.json()).toMatchObject({ error: { code: 'INVALID_JWT' } });
  });

  it('links nothing with a wrong code', async () => {
    const { phoneNumber } = await newMember();
    const code = await newCode(phoneNumber);
    const wrong = { ...code, otpCode: code.otpCode === '000000' ? '111111' : '000000' };
    expect((await verify(wrong, await tokenOf('sandbox-1'))).json()).toMatchObject({
      error: { code: 'OTP_WRONG' },
    });
    expect(await links()).toEqual([]);
  });
});
