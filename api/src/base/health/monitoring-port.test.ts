import { freePort } from '#testing/free-port';
import { openTestApi, type TestApi } from '#testing/test-api';
import { listenForMonitoring } from './monitoring-port';

const HIDDEN = ['/metrics', '/openapi.json'];

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ environment: 'production', hsts: 'max-age=600' });
});
afterAll(() => api.close());

describe('API in production', () => {
  it.each(HIDDEN)('does not show %s to customers', async (url) =>
    expect((await api.app.inject({ url })).json().error.code).toBe('NOT_FOUND'),
  );

  it('shows probes, metrics and its document on a port of their own', async () => {
    const metricsPort = await freePort();
    const close = await listenForMonitoring(api.app, { metricsPort, address: '127.0.0.1' });
    const get = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`);
    const statuses = await Promise.all(
      ['/healthz', '/readyz', ...HIDDEN, '/v1/app/notice'].map(async (path) => (await get(path)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 404]);
    expect(await (await get('/metrics')).text()).toContain('http_request_duration_seconds');
    expect(Object.keys((await (await get('/openapi.json')).json()).paths)).toContain('/v1/app/member');
    await expect(listenForMonitoring(api.app, { metricsPort, address: '127.0.0.1' })).rejects.toThrow(
      `METRICS_PORT=${metricsPort} cannot be used (`,
    );
    await close();
  });

  it('demands https for as long as it is configured, also with a refusal', async () => {
    const { headers } = await api.app.inject('/v1/app/member');
    expect(headers['strict-transport-security']).toBe('max-age=600');
  });
});
