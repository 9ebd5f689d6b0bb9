import { ERROR_COPY } from '@dongne/contract';
import { addMember } from '#testing/fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const send = (payload: string, contentType: string) =>
  api.app.inject({ method: 'POST', url: '/v1/app/auth/otp', payload, headers: { 'content-type': contentType } });

describe('unreadable input', () => {
  it.each([
    ['broken JSON', '{"phoneNumber":', 'application/json'],
    ['another content type', '<xml/>', 'application/xml'],
    ['a form', 'phoneNumber=1', 'application/x-www-form-urlencoded'],
    ['a list instead of fields', '[]', 'application/json'],
    ['nothing', '', 'application/json'],
    ['a poisoned prototype', '{"__proto__":{"phoneNumber":"01000000001"}}', 'application/json'],
  ])('is rejected with a sentence: %s', async (_case, payload, contentType) => {
    const answer = await send(payload, contentType);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code: 'VALIDATION', svMessage: ERROR_COPY.VALIDATION } });
  });

  it('is rejected when it is too large', async () => {
    const answer = await send(JSON.stringify({ phoneNumber: 'x'.repeat(2_000_000) }), 'application/json');
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ error: { code: 'TOO_LARGE' } });
  });
});

describe('every response', () => {
  it.each([
    // Same for every caller: browsers cache it and revalidate.
    ['/v1/app/versions', 'no-cache'],
    ['/v1/app/member', 'no-store'],
    ['/healthz', 'no-store'],
    ['/nothing', 'no-store'],
    ['/%', 'no-store'],
    ['/v1/app/notice/abc', 'no-store'],
  ])('to %s has the security headers and is not cached without revalidation', async (url, caching) => {
    expect((await api.app.inject(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': caching,
    });
  });

  it('for an unknown path is 404 with the error body', async () => {
    for (const url of ['/', '/v1/app', '/v1/app/member/1', '/v2/x', '/nothing']) {
      const answer = await api.app.inject(url);
      expect([url, answer.statusCode, answer.json().error.code]).toEqual([url, 404, 'NOT_FOUND']);
    }
  });
});

describe('outdated native app', () => {
  it('must update everywhere except where it reads the required version', async () => {
    const { headers } = await addMember(api);
    const old = { ...headers, versioncode: '0.9.9', mobileplatform: 'android' };
    const refused = await api.app.inject({ url: '/v1/app/member', headers: old });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ error: { code: 'OBSOLETE_VERSION' } });
    expect((await api.app.inject({ url: '/v1/app/versions', headers: old })).statusCode).toBe(200);
    for (const versioncode of ['1.0.0', '1.4', '10.0.0', 'nonsense']) {
      expect((await api.app.inject({ url: '/v1/app/member', headers: { ...old, versioncode } })).statusCode).toBe(200);
    }
  });
});

describe('unexpected failure', () => {
  it('reveals no details', async () => {
    const broken = await openTestApi();
    await broken.parts.database.execute('DROP TABLE limited_uses');
    const answer = await broken.app.inject({
      method: 'POST',
      url: '/v1/app/auth/otp',
      payload: { phoneNumber: '01000000001' },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: { code: 'INTERNAL', svMessage: ERROR_COPY.INTERNAL } });
    await broken.close();
  });
});
