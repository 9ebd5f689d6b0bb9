import { SOCIAL_PROVIDERS } from '@dongne/api/base';
import { begin, finish, openSocialApi, pick, signWith, type Sign, WITHOUT_PROVIDERS } from '../testing/social';
import { type TestApi } from '@dongne/api/testing/test-api';
import { openSandboxApi } from '../testing/sandbox-api';
import { socialAttempts } from '@dongne/api/tables';

const MINUTE_MS = 60_000;
const TRY_AGAIN = { error: { code: 'VALIDATION', fields: { code: '로그인을 다시 시도해 주세요' } } };

let api: TestApi;
beforeAll(async () => {
  api = await openSocialApi();
});
afterAll(() => api.close());

const answerTo = async (sign: Sign) => Object.fromEntries(await pick(api, sign, 'sandbox-1'));
const attempts = () => api.parts.database.select().from(socialAttempts);

describe.each(SOCIAL_PROVIDERS)('social login at %s', (provider) => {
  it('starts with unguessable values and an HttpOnly cookie', async () => {
    const answer = await begin(api, provider);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(
      /^socialBrowser=[\w-]{43}; Max-Age=600; Path=\/v1\/app\/auth\/social; HttpOnly; SameSite=Strict$/,
    );
    const { authorizationUrl, state } = answer.json();
    const url = new URL(authorizationUrl, 'http://localhost');
    expect(url.pathname).toBe(`/sandbox/oidc/${provider.toLowerCase()}/authorize`);
    const question = Object.fromEntries(url.searchParams);
    expect(question).toMatchObject({
      response_type: 'code',
      client_id: 'sandbox',
      code_challenge_method: 'S256',
      state,
    });
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(question['nonce'] === undefined).toBe(provider === 'NAVER');
    expect(question['response_mode']).toBe(provider === 'APPLE' ? 'form_post' : undefined);
    expect(question['redirect_uri']).toBe(
      `http://localhost${provider === 'APPLE' ? '/v1/app/auth/social/apple' : '/login'}`,
    );
  });

  it('finishes once', async () => {
    const sign = await signWith(api, provider);
    const answer = await answerTo(sign);
    expect((await finish(api, sign, answer)).statusCode).toBe(200);
    const again = await finish(api, sign, answer);
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject(TRY_AGAIN);
  });

  it('finishes once for two concurrent callbacks', async () => {
    const sign = await signWith(api, provider);
    const answer = await answerTo(sign);
    const answers = await Promise.all([finish(api, sign, answer), finish(api, sign, answer)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  it('cannot be finished by another browser, but still by its own', async () => {
    const [mine, theirs] = [await signWith(api, provider), await signWith(api, provider)];
    const answer = await answerTo(mine);
    for (const cookie of [theirs.cookie, '', 'socialBrowser=short', `socialBrowser=${'x'.repeat(43)}`])
      expect((await finish(api, { cookie }, answer)).json()).toMatchObject(TRY_AGAIN);
    expect((await finish(api, mine, answer)).statusCode).toBe(200);
  });

  it('rejects the code of another attempt in the same browser', async () => {
    const one = await signWith(api, provider);
    const other = await signWith(api, provider, one.cookie);
    const { code } = await answerTo(one);
    expect((await finish(api, one, { code, state: other.state })).json()).toMatchObject(TRY_AGAIN);
  });

  it.each([
    ['a state that was forged', { state: 'forged' }],
    ['an unknown code', { code: 'nonsense' }],
    ['a code with form separators', { code: 'a&client_id=other&code=b' }],
    ['another issuer', { iss: 'https://evil.example' }],
  ])('is rejected with %s', async (_case, change) => {
    const sign = await signWith(api, provider);
    const refused = await finish(api, sign, { ...(await answerTo(sign)), ...change });
    expect([refused.statusCode, refused.json()]).toMatchObject([422, TRY_AGAIN]);
  });

  it('is rejected once its code is older than a minute', async () => {
    const sign = await signWith(api, provider);
    const answer = await answerTo(sign);
    api.clock.advance(MINUTE_MS + 1_000);
    expect((await finish(api, sign, answer)).json()).toMatchObject(TRY_AGAIN);
  });
});

describe('social login', () => {
  it('works in two tabs independently', async () => {
    const one = await signWith(api, 'KAKAO');
    const other = await signWith(api, 'APPLE', one.cookie);
    expect(other.cookie).toBe(one.cookie);
    expect((await finish(api, one, await answerTo(one))).json()).toMatchObject({ provider: 'KAKAO' });
    expect((await finish(api, other, await answerTo(other))).json()).toMatchObject({ provider: 'APPLE' });
  });

  it('expires after ten minutes and is deleted by the next start', async () => {
    const sign = await signWith(api, 'KAKAO');
    api.clock.advance(10 * MINUTE_MS + 1_000);
    expect((await finish(api, sign, { code: 'x', state: sign.state })).json()).toMatchObject(TRY_AGAIN);
    const next = await signWith(api, 'NAVER');
    expect(await attempts()).toMatchObject([{ provider: 'NAVER', origin: 'http://localhost' }]);
    expect(JSON.stringify(await attempts())).not.toContain(next.state);
  });

  it.each([
    { provider: 'MYSPACE' },
    { origin: 'javascript:alert(1)' },
    { origin: 'https://a.example/login' },
    { origin: 'https://evil.example' },
    { origin: 'https://localhost' },
  ])('does not start with %j', async (change) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/v1/app/auth/social/start',
      payload: { provider: 'KAKAO', origin: 'http://localhost', ...change },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION']);
  });

  it('does not start from a foreign origin and explains the setting', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/v1/app/auth/social/start',
      payload: { provider: 'KAKAO', origin: 'https://evil.example' },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(answer.json().error.fields).toEqual({ origin: expect.stringContaining('앱의 원래 주소에서') });
    expect(answer.headers['set-cookie']).toBeDefined();
  });

  it('does not start with a disabled provider', async () => {
    const without = await openSandboxApi(WITHOUT_PROVIDERS);
    const answer = await begin(without, 'KAKAO');
    expect(answer.json()).toMatchObject({ error: { fields: { provider: '지금은 쓸 수 없는 로그인이에요.' } } });
    await without.close();
  });

  it('is limited to twenty tries per hour and address', async () => {
    const from = () => finish(api, { cookie: '' }, { code: 'x', state: 'x' }, '192.0.2.1');
    for (let tried = 0; tried < 20; tried += 1) expect((await from()).statusCode).toBe(422);
    const answer = await from();
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(answer.headers['retry-after']).toBeDefined();
  });
});

describe('Apple’s form post', () => {
  const post = (fields: Readonly<Record<string, string>>) =>
    api.app.inject({
      method: 'POST',
      url: '/v1/app/auth/social/apple',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  it('redirects to the login page without personal data', async () => {
    const answer = await post({
      code: 'a b',
      state: 's&t',
      user: '{"name":{"firstName":"길동"}}',
      next: '//evil.example',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login?code=a+b&state=s%26t']);
  });

  it('redirects when the user cancelled', async () => {
    const answer = await post({ error: 'user_cancelled_authorize', state: 's' });
    expect(answer.headers.location).toBe('/login?state=s&error=user_cancelled_authorize');
  });

  it('rejects an invalid form', async () => {
    expect((await post({ code: 'x'.repeat(20_000) })).statusCode).toBe(413);
  });
});
