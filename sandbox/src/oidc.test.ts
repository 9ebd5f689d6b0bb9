import { SOCIAL_PROVIDERS } from '@dongne/api/base';
import { openSocialApi, signWith } from './testing/social';
import { openTestApi, type TestApi } from '@dongne/api/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openSocialApi();
});
afterAll(() => api.close());

type Name = (typeof SOCIAL_PROVIDERS)[number];

const questionOf = async (name: Name) => Object.fromEntries((await signWith(api, name)).question);
const ask = (name: Name, path: string, query: Record<string, string>, host = 'localhost') =>
  api.app.inject({ url: `/sandbox/oidc/${name.toLowerCase()}/${path}`, query, headers: { host } });

describe.each(SOCIAL_PROVIDERS)('sandbox provider %s', (name) => {
  it('shows three accounts and a cancel link on a scriptless page', async () => {
    const page = await ask(name, 'authorize', await questionOf(name));
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri/,
    );
    expect(page.body.match(/>(세탁왕|다림이|새이웃) \([^<>]+\)</g)).toHaveLength(3);
    expect(page.body).toContain('>취소<');
  });

  it('escapes parameters of the address', async () => {
    const query = { ...(await questionOf(name)), state: '"><script>alert(1)</script>', x: '<b>' };
    const { body } = await ask(name, 'authorize', query);
    expect(body).not.toContain('<script>');
    expect(body).not.toContain('<b>');
    const { body: form } = await ask(name, 'choice', { ...query, account: 'sandbox-1' });
    expect(form).not.toContain('alert(1)</script>');
  });

  it.each([
    { redirect_uri: 'https://evil.example/login' },
    { redirect_uri: 'http://localhost/login/x' },
    { redirect_uri: 'http://localhost@evil.example/login' },
    { redirect_uri: 'javascript:alert(1)' },
    { client_id: 'another' },
    { response_type: 'token' },
    { state: '' },
    { code_challenge: 'short' },
    { code_challenge_method: 'plain' },
    { response_mode: name === 'APPLE' ? 'query' : 'form_post' },
  ])('does not redirect with %j', async (change) => {
    const question = await questionOf(name);
    for (const path of ['authorize', 'choice']) {
      const answer = await ask(name, path, { ...question, account: 'sandbox-1', ...change });
      expect([answer.statusCode, answer.headers.location]).toEqual([422, undefined]);
    }
  });

  it('rejects a wrong client secret', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/sandbox/oidc/${name.toLowerCase()}/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'authorization_code',
        code: 'x',
        code_verifier: 'x',
        redirect_uri: 'x',
        client_id: 'sandbox',
        client_secret: 'guessed',
      }).toString(),
    });
    expect([answer.statusCode, answer.json()]).toEqual([name === 'NAVER' ? 200 : 401, { error: 'invalid_client' }]);
  });

  it('forgets linked accounts on request', async () => {
    const url = `/sandbox/oidc/${name.toLowerCase()}/links`;
    expect((await api.app.inject({ method: 'DELETE', url })).statusCode).toBe(204);
  });
});

describe('sandbox providers of social logins', () => {
  it('are missing without the sandbox', async () => {
    const production = await openTestApi();
    expect((await production.app.inject('/sandbox/oidc/kakao/jwks')).statusCode).toBe(404);
    await production.close();
  });

  it('keep their private keys secret', async () => {
    const [key] = (await api.app.inject('/sandbox/oidc/kakao/jwks')).json<{ keys: object[] }>().keys;
    expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('send Apple’s name the first time only', async () => {
    const query = { ...(await questionOf('APPLE')), account: 'sandbox-2' };
    expect((await ask('APPLE', 'choice', query)).body).toContain('firstName');
    expect((await ask('APPLE', 'choice', query)).body).not.toContain('firstName');
  });
});
