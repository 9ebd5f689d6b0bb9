import { openTestApi, TEST_NOW, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const timeOf = async (url: string): Promise<number> =>
  Number((await api.app.inject({ url })).headers['server-time']) - TEST_NOW.getTime();

describe('an answer', () => {
  it.each(['/v1/app/nonMember/main', '/v1/app/notice', '/v1/app/member', '/v1/app/nowhere'])(
    "says the server's time, refused or not: %s",
    async (url) => {
      expect(await timeOf(url)).toBeLessThan(60_000);
      expect(await timeOf(url)).toBeGreaterThanOrEqual(0);
    },
  );

  it('says the time that the sandbox has travelled to', async () => {
    api.clock.advance(10 * 24 * 3_600_000);
    expect(await timeOf('/v1/app/notice')).toBeGreaterThanOrEqual(10 * 24 * 3_600_000);
  });

  it('that a browser keeps without asking says none, which would be old', async () => {
    const { headers } = await api.app.inject({ url: '/v1/app/area/reverse?latitude=37.5&longitude=127.05' });
    const isKept = String(headers['cache-control']).includes('max-age');
    expect(headers['server-time'] === undefined).toBe(isKept);
  });
});
