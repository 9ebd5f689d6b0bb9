import { authorizationQuery, openSocialApi } from '../testing/social';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openSocialApi();
});
afterAll(() => api.close());

const authorize = (query: Record<string, string>, path = 'authorize', headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/sandbox/oidc/${path}`, query, headers: { host: 'localhost', ...headers } });
const hrefOf = (page: string, name: string) =>
  new RegExp(`href="([^"]+)">${name.replace(/[()]/g, '\\$&')}<`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
const follow = async (page: string, name: string) => {
  const answer = await api.app.inject({ url: hrefOf(page, name), headers: { host: 'localhost' } });
  expect(answer.statusCode).toBe(302);
  return new URL(String(answer.headers.location));
};

describe('the sandbox provider', () => {
  it('shows its accounts on a page that may run nothing', async () => {
    const page = await authorize(authorizationQuery());
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; base-uri/);
    expect(page.body.match(/>[^<>]+ \([\w@.]+\)</g)).toEqual([
      '>세탁왕 (laundry@example.com)<',
      '>다림이 (ironing@example.com)<',
      '>새이웃 (neighbour@example.com)<',
    ]);
  });

  it('sends back with a code and the state, or with a refusal', async () => {
    const { body } = await authorize(authorizationQuery({ state: 's&t=a"te' }));
    const back = await follow(body, '세탁왕 (laundry@example.com)');
    expect(`${back.origin}${back.pathname}`).toBe('http://localhost/login');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      code: expect.stringMatching(/^[\w-]{32}$/),
      state: 's&t=a"te',
    });
    const refused = await follow(body, '취소');
    expect(Object.fromEntries(refused.searchParams)).toEqual({ error: 'access_denied', state: 's&t=a"te' });
  });

  it('asks who it is whatever stands in the address, and writes none of it as markup', async () => {
    const query = { ...authorizationQuery({ state: '"><script>alert(1)</script>' }), account: 'sandbox-1', x: '<b>' };
    const { body } = await authorize(query);
    expect(body).not.toContain('<script>');
    expect(body).not.toContain('<b>');
    expect((await follow(body, '취소')).searchParams.get('error')).toBe('access_denied');
  });

  it('goes back to where the browser came from', async () => {
    const query = authorizationQuery({ redirect_uri: 'https://phone.example:8443/login' });
    expect((await authorize(query, 'authorize', { host: 'phone.example:8443' })).statusCode).toBe(200);
  });

  it.each([
    { redirect_uri: 'https://evil.example/login' },
    { redirect_uri: 'http://localhost/login/x' },
    { redirect_uri: 'http://localhost/login?x' },
    { redirect_uri: 'http://localhost@evil.example/login' },
    { redirect_uri: 'javascript:alert(1)' },
    { client_id: 'another' },
    { response_type: 'token' },
    { scope: 'email' },
    { state: '' },
    { code_challenge: 'short' },
    { code_challenge_method: 'plain' },
  ])('goes nowhere with %j', async (change) => {
    for (const path of ['authorize', 'choice']) {
      const answer = await authorize({ ...authorizationQuery(change), account: 'sandbox-1' }, path);
      expect([answer.statusCode, answer.headers.location]).toEqual([422, undefined]);
    }
  });

  it('is not there without the sandbox', async () => {
    const production = await openTestApi({ sandbox: false });
    const answer = await production.app.inject({ url: '/sandbox/oidc/authorize', query: authorizationQuery() });
    expect(answer.statusCode).toBe(404);
    await production.close();
  });

  it('keeps its private key to itself', async () => {
    const [key] = (await api.app.inject('/sandbox/oidc/jwks')).json<{ keys: object[] }>().keys;
    expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('forgets who is linked with whom when it is told to', async () => {
    expect((await api.app.inject({ method: 'DELETE', url: '/sandbox/oidc/links' })).statusCode).toBe(204);
  });
});
