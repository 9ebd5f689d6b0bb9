import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

const DAY_MS = 24 * 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const timeOf = async (url: string): Promise<number> =>
  Number((await api.app.inject({ url })).headers['server-time']) - TEST_NOW.getTime();

describe('response', () => {
  it.each(['/v1/app/nonMember/main', '/v1/app/notice', '/v1/app/member', '/v1/app/nowhere'])(
    'has the server’s time, refused or not: %s',
    async (url) => {
      expect(await timeOf(url)).toBeLessThan(60_000);
      expect(await timeOf(url)).toBeGreaterThanOrEqual(0);
    },
  );

  it('has the time of a clock that has travelled', async () => {
    api.clock.advance(10 * DAY_MS);
    expect(await timeOf('/v1/app/notice')).toBeGreaterThanOrEqual(10 * DAY_MS);
  });

  it('has the current time with 304 Not Modified', async () => {
    const url = '/v1/app/nonMember/config';
    const { headers } = await api.app.inject({ url });
    api.clock.advance(DAY_MS);
    const again = await api.app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } });
    expect(again.statusCode).toBe(304);
    expect(Number(again.headers['server-time']) - Number(headers['server-time'])).toBeGreaterThanOrEqual(DAY_MS);
  });

  it('has no time when browsers may cache it', async () => {
    const { headers } = await api.app.inject({ url: '/v1/app/nonMember/event/picture/bedding' });
    expect(headers['cache-control']).toContain('max-age');
    expect(headers).not.toHaveProperty('server-time');
  });
});
