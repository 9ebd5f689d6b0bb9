import { readiness } from './readiness';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('health', () => {
  it('reports a live process and a reachable database', async () => {
    expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it.each(['/healthz', '/readyz'])('answers HEAD %s', async (url) => {
    expect(await api.app.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 200, body: '' });
  });

  it.each<[string, () => Promise<void>, RegExp]>([
    ['is full', () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })), /no space left/],
    ['does not answer', () => new Promise(() => undefined), /not ready within 20 ms/],
  ])('is not ready when the photo storage %s', async (_what, probe, why) => {
    const { database, files } = api.parts;
    await expect(readiness({ database, files: { ...files, probe } }, 20)()).rejects.toThrow(why);
  });

  it('shares one probe among concurrent callers', async () => {
    let probes = 0;
    const { database, files } = api.parts;
    const probe = async (): Promise<void> => void (probes += 1);
    const isReady = readiness({ database, files: { ...files, probe } });
    await Promise.all([isReady(), isReady(), isReady()]);
    expect(probes).toBe(1);
  });

  it('counts requests by route template, never by id', async () => {
    await api.app.inject('/v1/app/notice/4711');
    const { body } = await api.app.inject('/metrics');
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/v1/app/notice/:id",status="404"}');
    // Checks the routes only: another metric may happen to contain these digits.
    expect(body).not.toMatch(/route="[^"]*4711/);
  });

  it('documents itself in OpenAPI', async () => {
    const document = (await api.app.inject('/openapi.json')).json();
    expect(Object.keys(document.paths)).toContain('/v1/app/member');
  });
});
