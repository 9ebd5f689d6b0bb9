import { bearer } from '@dongne/api/testing/login';
import { openTestApi, type TestApi } from '@dongne/api/testing/test-api';
import { openSandboxApi } from './testing/sandbox-api';

let api: TestApi;
beforeAll(async () => {
  api = await openSandboxApi();
});
afterAll(() => api.close());

const post = (url: string, payload?: object) =>
  api.app.inject({ method: 'POST', url, ...(payload === undefined ? {} : { payload }) });

describe('sandbox', () => {
  it('creates logged-in members inside the service area', async () => {
    const answer = await post('/sandbox/members', { count: 3, address: { subAddress: '9층' }, card: true });
    const made = answer.json<{ userId: number; accessToken: string }[]>();
    expect(made).toHaveLength(3);
    for (const { userId, accessToken } of made) {
      const headers = bearer(accessToken);
      expect((await api.app.inject({ url: '/v1/app/member', headers })).json()).toMatchObject({ userId });
      expect((await api.app.inject({ url: '/v1/app/member/address', headers })).json()).toMatchObject({
        emd: '삼성동',
        subAddress: '9층',
      });
      expect((await api.app.inject({ url: '/v1/app/pay/card', headers })).json()).toMatchObject({
        provider: 'NICEPAY',
        maskedNumber: '**** **** **** 0000',
      });
    }
  });

  it('travels in time for every rule', async () => {
    const now = '2027-01-01T00:00:00.000Z';
    expect(Date.parse((await post('/sandbox/clock', { now })).json().now)).toBeCloseTo(Date.parse(now), -5);
    await post('/sandbox/clock', { advanceMs: 3_600_000 });
    const { expiresAt } = (await post('/v1/app/auth/otp', { phoneNumber: '01000000099' })).json();
    expect(Date.parse(expiresAt) - Date.parse(now)).toBeCloseTo(3_600_000 + 180_000, -4);
  });

  it.each([{}, { now: 'tomorrow' }, { advanceMs: '5' }])('rejects time travel with %j', async (order) => {
    expect((await post('/sandbox/clock', order)).statusCode).toBe(422);
  });

  it.each([
    { advanceMs: 1e20 },
    { advanceMs: -1e20 },
    { now: '2300-01-01T00:00:00Z' },
    { now: '1990-01-01T00:00:00Z' },
  ])('stays at its time for a target too far away: %j', async (order) => {
    const before = Date.parse((await api.app.inject('/sandbox/clock')).json().now);
    const refused = await post('/sandbox/clock', order);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { error: { fields: { [Object.keys(order).join()]: expect.stringContaining('10년 안에서만') } } },
    ]);
    expect(Date.parse((await api.app.inject('/sandbox/clock')).json().now)).toBeCloseTo(before, -4);
  });

  it('rejects the travel that exceeds the limit in total', async () => {
    await post('/sandbox/clock', { now: new Date().toISOString() });
    const sixYears = { advanceMs: 6 * 365 * 86_400_000 };
    expect((await post('/sandbox/clock', sixYears)).statusCode).toBe(200);
    expect((await post('/sandbox/clock', sixYears)).statusCode).toBe(422);
    expect((await post('/sandbox/clock', { now: new Date().toISOString() })).statusCode).toBe(200);
  });

  it('fails the next calls of a path, then no more', async () => {
    await post('/sandbox/faults', { path: '/v1/app/versions', status: 503, times: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await api.app.inject('/v1/app/versions?x=1')).statusCode);
    expect(statuses).toEqual([503, 503, 200]);
    expect((await api.app.inject('/v1/app/config')).statusCode).toBe(200);
  });

  it('removes an injected fault', async () => {
    await post('/sandbox/faults', { path: '/v1/app/versions', status: 500, times: 5 });
    await post('/sandbox/faults', { path: '/v1/app/versions', times: 0 });
    expect((await api.app.inject('/v1/app/versions')).statusCode).toBe(200);
  });

  it('cuts the connection', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    await post('/sandbox/faults', { path: '/v1/app/versions', drop: true, times: 1 });
    await expect(fetch(`${address}/v1/app/versions`)).rejects.toThrow();
    expect((await fetch(`${address}/v1/app/versions`)).status).toBe(200);
  });

  it('rejects a token for an unknown shop', async () => {
    expect((await post('/sandbox/shop/1/token')).statusCode).toBe(404);
  });

  it('gives tokens of an operator', async () => {
    const { accessToken } = (await post('/sandbox/operator/token')).json();
    const headers = bearer(accessToken);
    expect((await api.app.inject({ url: '/v1/operator/objections', headers })).statusCode).toBe(200);
  });

  it('clears limits of calls', async () => {
    const ask = () => post('/v1/app/auth/otp', { phoneNumber: '01000000098' });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 429]);
    await post('/sandbox/limits/reset');
    expect((await ask()).statusCode).toBe(200);
  });

  it('lists events of the app, newest first', async () => {
    const [first, second] = ['visit_start', 'screen_view'].map((name) => ({ name, at: new Date().toISOString() }));
    await post('/v1/app/clientEvent', { events: [first, second] });
    expect((await api.app.inject('/sandbox/events')).json()).toEqual([
      { ...second, properties: {} },
      { ...first, properties: {} },
    ]);
  });

  it('rejects too deeply nested JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = '['.repeat(20_000) + ']'.repeat(20_000);
    const refused = await api.app.inject({ method: 'POST', url: '/sandbox/members', headers, payload });
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'VALIDATION']);
  });

  it('is not documented', async () => {
    const { paths } = (await api.app.inject('/openapi.json')).json();
    expect(Object.keys(paths)).toContain('/v1/app/member');
    expect(Object.keys(paths).filter((path) => path.startsWith('/sandbox'))).toEqual([]);
  });

  it('has 404 for an unknown path', async () => {
    const answer = await api.app.inject('/sandbox/nothing');
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('does not exist when it is disabled', async () => {
    const production = await openTestApi();
    for (const url of [
      '/sandbox/members',
      '/sandbox/messages?to=01000000001',
      '/sandbox/clock',
      '/sandbox/operator/token',
    ]) {
      expect((await production.app.inject(url)).statusCode).toBe(404);
      expect((await production.app.inject({ method: 'POST', url })).statusCode).toBe(404);
    }
    await production.close();
  });
});
