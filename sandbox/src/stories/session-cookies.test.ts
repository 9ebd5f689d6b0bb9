import { parseSetCookie } from 'cookie';
import Cookies from 'js-cookie';
import type { TestApi } from '@dongne/api/testing/test-api';
import { bearer, enterCode, receiveCode, register, registerNumber, registrationBody } from '@dongne/api/testing/login';
import { openSocialApi, socialLogin, socialTokenOf } from '../testing/social';

const MAX_AGE_S = 60 * 24 * 3_600;
const HALF_AN_HOUR_MS = 1_800_000;

type Answer = Awaited<ReturnType<TestApi['app']['inject']>>;

const cookiesOf = ({ headers }: Answer) => [headers['set-cookie'] ?? []].flat().map((text) => parseSetCookie(text));

/** Cookies of a response by name, decoded like in a script. */
const readBack = (answer: Answer): Record<string, string | undefined> =>
  Object.fromEntries(cookiesOf(answer).map(({ name, value = '' }) => [name, Cookies.converter.read?.(value, name)]));

const loginIn = (answer: Answer) => {
  const { accessToken, refreshToken, user } = answer.json();
  const { userId, phoneNumber, nickname } = user;
  return { accessToken, refreshToken, userInfo: JSON.stringify({ userId, phoneNumber, nickname }) };
};

let api: TestApi;
let callers = 0;
const caller = (): string => `203.0.113.${(callers += 1)}`;
const codeFor = (number: string) => receiveCode(api, number, caller());

beforeAll(async () => {
  api = await openSocialApi();
});
afterAll(() => api.close());

const refresh = (refreshToken: string, cookie: string) =>
  api.app.inject({ method: 'PUT', url: '/v1/app/member/refresh', payload: { refreshToken }, headers: { cookie } });

describe('response that starts a session', () => {
  it.each<[string, () => Promise<Answer>]>([
    ['a registration', async () => register(api, registrationBody(await codeFor('01000011001')))],
    [
      'a login by phone',
      async () => {
        await registerNumber(api, '01000011002', caller());
        api.clock.advance(HALF_AN_HOUR_MS);
        return enterCode(api, await codeFor('01000011002'));
      },
    ],
    [
      'a login by a linked account',
      async () => {
        const socialToken = await socialTokenOf(api, 'KAKAO', 'sandbox-1');
        await register(api, registrationBody(await codeFor('01000011003'), { socialToken }));
        return socialLogin(api, 'KAKAO', 'sandbox-1');
      },
    ],
  ])('sets the three cookies: %s', async (_what, answerOf) => {
    const answer = await answerOf();
    expect(readBack(answer)).toEqual(loginIn(answer));
  });

  it('uses the same lifetime, path and flags as the app', async () => {
    const answer = await register(api, registrationBody(await codeFor('01000011004')));
    const asTheApp = {
      path: '/',
      maxAge: MAX_AGE_S,
      sameSite: 'lax',
      name: expect.any(String),
      value: expect.any(String),
    };
    expect(cookiesOf(answer)).toEqual([asTheApp, asTheApp, asTheApp]);
  });

  it('marks cookies Secure over TLS', async () => {
    const payload = registrationBody(await codeFor('01000011005'));
    const answer = await api.app.inject({
      method: 'POST',
      url: '/v1/app/member/address',
      payload,
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(cookiesOf(answer).map(({ secure }) => secure)).toEqual([true, true, true]);
  });

  it('sets no cookies before the registration', async () => {
    expect(cookiesOf(await enterCode(api, await codeFor('01000011006')))).toEqual([]);
  });

  it('sets no cookies when rejected', async () => {
    const code = await codeFor('01000011007');
    expect(cookiesOf(await register(api, registrationBody({ ...code, otpCode: 'x' })))).toEqual([]);
  });
});

describe('token refresh response', () => {
  const lateLogin = async (number: string) => {
    const login = await registerNumber(api, number, caller());
    api.clock.advance(HALF_AN_HOUR_MS);
    return login;
  };

  it('sets all three cookies for the browser with this login', async () => {
    const { refreshToken, user } = await lateLogin('01000011011');
    const answer = await refresh(refreshToken, `a=b; refreshToken=${refreshToken}`);
    expect(readBack(answer)).toEqual({
      ...answer.json<object>(),
      userInfo: JSON.stringify({ userId: user.userId, phoneNumber: user.phoneNumber, nickname: user.nickname }),
    });
  });

  it.each([
    ['has logged out meanwhile', ''],
    ['has logged in as another', 'refreshToken=of-another'],
  ])('sets no cookies for a browser that %s', async (_what, cookie) => {
    const { refreshToken } = await lateLogin(cookie === '' ? '01000011012' : '01000011013');
    const answer = await refresh(refreshToken, cookie);
    expect([answer.statusCode, cookiesOf(answer)]).toEqual([200, []]);
  });

  it('sets no cookies once the session has ended', async () => {
    const { accessToken, refreshToken } = await registerNumber(api, '01000011014', caller());
    const headers = bearer(accessToken);
    await api.app.inject({ method: 'PUT', url: '/v1/app/member/signOut', payload: { deviceId: null }, headers });
    const answer = await refresh(refreshToken, `refreshToken=${refreshToken}`);
    expect([answer.statusCode, cookiesOf(answer)]).toEqual([401, []]);
  });
});

it('sets the new name when the member changes it', async () => {
  const { accessToken, user } = await registerNumber(api, '01000011021', caller());
  const answer = await api.app.inject({
    method: 'PUT',
    url: '/v1/app/member/nickname',
    payload: { nickname: '새이름' },
    headers: bearer(accessToken),
  });
  const { userId, phoneNumber } = user;
  expect(readBack(answer)).toEqual({ userInfo: JSON.stringify({ userId, phoneNumber, nickname: '새이름' }) });
});
