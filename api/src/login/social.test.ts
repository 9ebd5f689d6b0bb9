import { bearer, enterCode, receiveCode, register, registerNumber, registrationBody, withdraw } from '../testing/login';
import { openSocialApi, pickAccount, socialLogin, socialTokenOf } from '../testing/social';
import type { TestApi } from '../testing/test-api';
import { signAccessToken } from '../auth';
import { members, socialIdentities } from '../tables';

const MINUTE_MS = 60_000;
const TRY_AGAIN = { error: { code: 'VALIDATION', fields: { code: '로그인을 다시 시도해 주세요' } } };
const TOO_LATE = {
  error: { code: 'VALIDATION', fields: { socialToken: '로그인 시간이 지났어요. 처음부터 다시 시도해 주세요' } },
};

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
const loginAs = async (account: string) => (await socialLogin(api, await pickAccount(api, account))).json();
const verify = (code: Awaited<ReturnType<typeof newCode>>, socialToken?: unknown) =>
  api.app.inject({ method: 'POST', url: '/v1/app/auth/otp/verify', payload: { ...code, socialToken } });
/** Links the account to the member of the number by a login with both. */
const link = async (account: string, phoneNumber: string) =>
  verify(await newCode(phoneNumber), await socialTokenOf(api, account));
const links = () => api.parts.database.select().from(socialIdentities);

describe('login with Google', () => {
  it('of an account that nobody has gives a token for the way through the phone number, and no session', async () => {
    const answer = await socialLogin(api, await pickAccount(api, 'sandbox-1'));
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
      email: 'laundry@example.com',
      provider: 'GOOGLE',
      socialToken: expect.any(String),
    });
  });

  it('brings a new person through phone and registration, and straight in the next time', async () => {
    const socialToken = await socialTokenOf(api, 'sandbox-1');
    const code = await newCode();
    expect((await verify(code, socialToken)).json()).toMatchObject({ isFirst: true, userId: null });
    expect(await links()).toEqual([]);
    const registered = (await register(api, registrationBody(code, { socialToken }))).json();

    const login = await loginAs('sandbox-1');

    expect(login).toMatchObject({ isFirst: false, provider: 'GOOGLE', user: registered.user });
    const member = await api.app.inject({ url: '/v1/app/member', headers: bearer(login.accessToken) });
    expect(member.json()).toMatchObject({ userId: registered.user.userId });
    expect(login.socialToken).toBeUndefined();
  });

  it('links the same member when a registration is sent twice', async () => {
    const socialToken = await socialTokenOf(api, 'sandbox-1');
    const code = await newCode();
    const body = registrationBody(code, { socialToken });
    const answers = await Promise.all([register(api, body), register(api, body)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await links()).toMatchObject([{ memberId: answers[0]?.json().user.userId, subject: 'sandbox-1' }]);
  });

  it('is linked by a member who proves the number', async () => {
    const { phoneNumber, userId } = await newMember();
    expect((await link('sandbox-2', phoneNumber)).json()).toMatchObject({ isFirst: false, userId });
    expect(await loginAs('sandbox-2')).toMatchObject({ userId });
  });

  it('is replaced by another account of the same provider', async () => {
    const { phoneNumber, userId } = await newMember();
    await link('sandbox-1', phoneNumber);
    api.clock.advance(MINUTE_MS);
    await link('sandbox-2', phoneNumber);
    expect(await loginAs('sandbox-1')).toMatchObject({ isFirst: true, userId: null });
    expect(await loginAs('sandbox-2')).toMatchObject({ userId });
  });

  it('belongs to one member: the last who proved account and number', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const [early, late] = [await socialTokenOf(api, 'sandbox-3'), await socialTokenOf(api, 'sandbox-3')];
    await verify(await newCode(one.phoneNumber), early);
    await verify(await newCode(other.phoneNumber), late);
    expect(await links()).toMatchObject([{ memberId: other.userId }]);
  });

  it('is never linked by an e-mail address that is the same', async () => {
    const { userId } = await newMember();
    await api.parts.database.update(members).set({ email: 'ironing@example.com' });
    expect(await loginAs('sandbox-2')).toMatchObject({ isFirst: true, userId: null });
    expect(userId).toEqual(expect.any(Number));
  });

  it('is gone with a withdrawal', async () => {
    const { phoneNumber } = await newMember();
    const { accessToken } = (await link('sandbox-1', phoneNumber)).json();
    const withdrawal = await withdraw(api, bearer(accessToken));
    expect(withdrawal.statusCode).toBe(204);
    expect(await links()).toEqual([]);
    expect(await loginAs('sandbox-1')).toMatchObject({ isFirst: true, userId: null });
  });

  it('leaves a number that withdrew blocked', async () => {
    const { phoneNumber, accessToken } = await newMember();
    await withdraw(api, bearer(accessToken));
    expect((await link('sandbox-1', phoneNumber)).json()).toMatchObject({ error: { code: 'NOT_OVER_14DAYS' } });
    expect(await links()).toEqual([]);
  });
});

describe('a code that does not hold', () => {
  it('is refused the second time', async () => {
    const code = await pickAccount(api, 'sandbox-1');
    expect((await socialLogin(api, code)).statusCode).toBe(200);
    const again = await socialLogin(api, code);
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject(TRY_AGAIN);
  });

  it.each([
    ['another verifier', { codeVerifier: 'x'.repeat(50) }],
    ['another way back', { redirectUri: 'http://localhost/elsewhere' }],
    ['a code of nobody', { code: 'nonsense' }],
    ['a code with signs of a form', { code: 'a&client_id=other&code=b' }],
  ])('is refused with %s', async (_case, change) => {
    const answer = await socialLogin(api, await pickAccount(api, 'sandbox-1'), change);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject(TRY_AGAIN);
  });

  it('is used up by a try with another verifier', async () => {
    const code = await pickAccount(api, 'sandbox-1');
    await socialLogin(api, code, { codeVerifier: 'x'.repeat(50) });
    expect((await socialLogin(api, code)).json()).toMatchObject(TRY_AGAIN);
  });

  it('is refused after a minute', async () => {
    const code = await pickAccount(api, 'sandbox-1');
    api.clock.advance(MINUTE_MS + 1_000);
    expect((await socialLogin(api, code)).json()).toMatchObject(TRY_AGAIN);
  });

  it.each([{ provider: 'KAKAO' }, { provider: 'MYSPACE' }, { code: '' }, { code: 5 }, { codeVerifier: null }])(
    'is refused with %j',
    async (change) => {
      const answer = await socialLogin(api, 'x', change);
      expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION']);
    },
  );

  it('is tried twenty times an hour from one address', async () => {
    const from = () =>
      api.app.inject({
        method: 'POST',
        url: '/v1/app/auth/social',
        payload: { provider: 'GOOGLE', code: 'x', codeVerifier: 'x', redirectUri: 'x' },
        remoteAddress: '192.0.2.1',
      });
    for (let tried = 0; tried < 20; tried += 1) expect((await from()).statusCode).toBe(422);
    const answer = await from();
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(answer.headers['retry-after']).toBeDefined();
  });
});

describe('a social token', () => {
  it('holds ten minutes', async () => {
    const { phoneNumber } = await newMember();
    const [inTime, tooLate] = [await socialTokenOf(api, 'sandbox-1'), await socialTokenOf(api, 'sandbox-2')];
    api.clock.advance(9 * MINUTE_MS);
    expect((await verify(await newCode(phoneNumber), inTime)).statusCode).toBe(200);
    api.clock.advance(MINUTE_MS + 1_000);
    const code = await newCode(phoneNumber);
    const late = await verify(code, tooLate);
    expect(late.statusCode).toBe(422);
    expect(late.json()).toMatchObject(TOO_LATE);
    // The code has not been touched.
    expect((await enterCode(api, code)).statusCode).toBe(200);
  });

  it('that is not ours, or is an access token, is refused at login and registration', async () => {
    const access = await signAccessToken(api.parts, { role: 'member', memberId: 1, sessionId: 'x' });
    const good = await socialTokenOf(api, 'sandbox-1');
    for (const token of ['', 'nonsense', access, `${good.slice(0, -6)}AAAAAA`]) {
      expect((await verify(await newCode(), token)).json()).toMatchObject(TOO_LATE);
      const registration = await register(api, registrationBody(await newCode(), { socialToken: token }));
      expect(registration.json()).toMatchObject(TOO_LATE);
    }
    expect(await links()).toEqual([]);
  });

  it('opens no account as an access token', async () => {
    const headers = bearer(await socialTokenOf(api, 'sandbox-1'));
    const answer = await api.app.inject({ url: '/v1/app/member', headers });
    expect(answer.json()).toMatchObject({ error: { code: 'INVALID_JWT' } });
  });

  it('links nothing with a wrong code', async () => {
    const { phoneNumber } = await newMember();
    const code = await newCode(phoneNumber);
    const wrong = { ...code, otpCode: code.otpCode === '000000' ? '111111' : '000000' };
    expect((await verify(wrong, await socialTokenOf(api, 'sandbox-1'))).json()).toMatchObject({
      error: { code: 'OTP_WRONG' },
    });
    expect(await links()).toEqual([]);
  });
});
