import { HEALTH_LIMITS } from '@dongne/contract';
import { signHealthToken } from '@dongne/contract/server';
import { runUntilQuiet } from '#base';
import { remoteHealth, remoteHealthReports } from '#tables';
import { operatorHeaders } from '#testing/fixtures';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { recordHealth } from './record-health';
import { remoteHealthJobs } from './remote-health-jobs';
import type { RemoteHealthReportView, SentReport } from './remote-health-schemas';

const SECRET = 's'.repeat(32);
const USAGE = 'mf_usage@1.0.0-3f2a9c01';
const OLDER = 'mf_usage@1.0.0-00000001';
const LIST = '/usage/list';
const DETAIL = '/usage/detail/:id';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ healthSecret: SECRET });
});
beforeEach(async () => {
  api.clock.travelTo(TEST_NOW);
  await api.parts.database.delete(remoteHealth);
  await api.parts.database.delete(remoteHealthReports);
});
afterAll(() => api.close());

const tokenOf = (reporter: 'page' | 'host' = 'page') => signHealthToken(SECRET, reporter, Date.now());
const report = (step: SentReport['step'], more: Partial<SentReport> = {}): SentReport => ({
  ...{ step, version: USAGE, route: LIST },
  ...more,
});
const post = (health: unknown, remoteAddress = '192.0.2.1') =>
  api.app.inject({ method: 'POST', url: '/v1/app/clientEvent', payload: { health }, remoteAddress });
const send = async (token: string, reports: SentReport[], address?: string) =>
  expect((await post({ token, reports }, address)).statusCode).toBe(204);
const asked = async (query = ''): Promise<RemoteHealthReportView> =>
  (await api.app.inject({ url: `/v1/operator/remoteHealth${query}`, headers: await operatorHeaders(api) })).json();
/** Counts as `route: step count`. */
const counts = async (query?: string) =>
  (await asked(query)).releases.flatMap(({ version, route, steps }) =>
    steps.map(({ step, count }) => `${version.split('-')[1]} ${route ?? 'whole'}: ${step} ${count}`).sort(),
  );

describe('health of a release', () => {
  it('counts an opening for its route and for the whole release', async () => {
    await send(tokenOf(), [report('opened')]);
    expect(await counts()).toEqual(['3f2a9c01 whole: opened 1', `3f2a9c01 ${LIST}: opened 1`]);
  });

  it.each(['crash', 'failed', 'fallback', 'chunk', 'error', 'hung'] as const)(
    'counts %s once, with its opening and as failing',
    async (step) => {
      const token = tokenOf();
      await send(token, [report('opened'), report(step), report(step)]);
      await send(token, [report(step)]);
      const whole = ['opened 1', `${step} 1`, 'failing 1'].sort();
      expect(await counts()).toEqual([
        ...whole.map((count) => `3f2a9c01 whole: ${count}`),
        ...whole.map((count) => `3f2a9c01 ${LIST}: ${count}`),
      ]);
    },
  );

  it('counts a visitor of two broken routes once for the whole release', async () => {
    await send(tokenOf(), [report('crash'), report('error', { route: DETAIL })]);
    const { releases } = await asked();
    expect(releases.map(({ route, opened, failing, rate }) => [route, opened, failing, rate])).toEqual([
      [null, 1, 1, 1],
      [DETAIL, 1, 1, 1],
      [LIST, 1, 1, 1],
    ]);
  });

  it('reports the rate of failing visitors', async () => {
    for (let visitor = 0; visitor < 4; visitor += 1)
      await send(tokenOf(), [report(visitor === 0 ? 'crash' : 'opened')], `192.0.2.${visitor}`);
    expect((await asked()).releases).toMatchObject([
      { version: USAGE, route: null, opened: 4, failing: 1, rate: 0.25 },
      { version: USAGE, route: LIST, opened: 4, failing: 1, rate: 0.25 },
    ]);
  });

  it('counts three visitors of an address for each release', async () => {
    for (let visitor = 0; visitor < 5; visitor += 1)
      await send(tokenOf(), [report('crash'), report('opened', { version: OLDER })]);
    const whole = (await asked()).releases.filter(({ route }) => route === null);
    expect(whole.map(({ version, opened, failing }) => [version, opened, failing])).toEqual([
      [OLDER, 3, 0],
      [USAGE, 3, 3],
    ]);
  });

  it('continues to count a known visitor of a full address, also from another one', async () => {
    const token = tokenOf();
    await send(token, [report('opened')]);
    await send(tokenOf(), [report('opened')]);
    await send(tokenOf(), [report('opened')]);
    await send(token, [report('crash')]);
    await send(token, [report('error')], '198.51.100.7');
    expect(await counts()).toEqual(
      expect.arrayContaining(['3f2a9c01 whole: opened 3', '3f2a9c01 whole: crash 1', '3f2a9c01 whole: failing 1']),
    );
  });

  it('treats the addresses of an IPv6 network as one', async () => {
    for (const end of ['::1', ':1::2', ':0:0:0:3', ':ffff:1:2:3'])
      await send(tokenOf(), [report('opened')], `2001:db8:0:7${end}`);
    await send(tokenOf(), [report('opened')], '2001:db8:0:8::1');
    expect(await counts()).toContain('3f2a9c01 whole: opened 4');
  });

  it('admits concurrent visitors of a network one by one', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => send(tokenOf(), [report('opened')], `2001:db8:0:9::${at + 1}`)),
    );
    expect(await counts()).toContain('3f2a9c01 whole: opened 3');
  });

  it.each<[string, () => string]>([
    ['without a valid form', () => 'nothing'],
    ['signed by someone else', () => signHealthToken('t'.repeat(32), 'page', Date.now())],
    ['with more canaries than were signed', () => `${tokenOf()} ${USAGE}`],
    ['that has expired', () => signHealthToken(SECRET, 'page', Date.now() - 26 * 3_600_000)],
  ])('ignores a token %s', async (_case, forge) => {
    await send(forge(), [report('crash')]);
    expect(await counts()).toEqual([]);
  });

  it('ignores 1,000 forged reports', async () => {
    for (let batch = 0; batch < 50; batch += 1)
      await send(
        signHealthToken('f'.repeat(32), 'page', Date.now(), [USAGE]),
        Array.from({ length: HEALTH_LIMITS.maxInBatch }, () => report('crash')),
        `203.0.113.${batch}`,
      );
    expect(await counts()).toEqual([]);
  });

  it('counts three visitors of 1,000 reports with valid tokens from one address', async () => {
    await send(tokenOf(), [report('opened')], '198.51.100.1');
    for (let batch = 0; batch < 50; batch += 1)
      await send(
        tokenOf(),
        Array.from({ length: HEALTH_LIMITS.maxInBatch }, (_, at) => report(at % 2 === 0 ? 'crash' : 'error')),
        '203.0.113.1',
      );
    expect((await asked()).releases).toMatchObject([
      { route: null, opened: 4, failing: 3 },
      { route: LIST, opened: 4, failing: 3 },
    ]);
  });

  it.each([
    ['a visitor of this canary', [OLDER, USAGE], ['opened 1', 'opened 1']],
    ['a visitor of another canary', [OLDER], []],
    ['a visitor of none', [], []],
  ])('counts a canary for %s', async (_case, canaries, expected) => {
    const sent = { token: signHealthToken(SECRET, 'page', Date.now(), canaries), reports: [report('opened')] };
    await api.parts.database.transaction((tx) =>
      recordHealth(
        tx,
        api.parts,
        { ...sent, reports: sent.reports.map((one) => ({ ...one, isCanary: true })) },
        '192.0.2.1',
      ),
    );
    expect((await counts()).map((count) => count.split(': ')[1])).toEqual(expected);
  });

  it('counts a visitor at two addresses once', async () => {
    const token = tokenOf();
    const [own, other] = [report('crash'), report('crash', { route: DETAIL })];
    await Promise.all([send(token, [own, other], '192.0.2.1'), send(token, [other, own], '192.0.2.2')]);
    expect((await asked()).releases.map(({ opened, failing }) => [opened, failing])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('takes counts and steps of hosts from a host only', async () => {
    await send(tokenOf('host'), [report('rendered', { count: 40 }), report('threw', { count: 2 }), report('crash')]);
    await send(tokenOf('host'), [report('rendered', { count: 2 })]);
    await send(tokenOf(), [report('killed', { count: 99 }), report('opened', { count: 99 })]);
    expect(await counts()).toEqual([
      '3f2a9c01 whole: opened 1',
      '3f2a9c01 whole: rendered 42',
      '3f2a9c01 whole: threw 2',
      `3f2a9c01 ${LIST}: opened 1`,
      `3f2a9c01 ${LIST}: rendered 42`,
      `3f2a9c01 ${LIST}: threw 2`,
    ]);
  });

  it('adds up concurrent reports', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => send(tokenOf(), [report('crash'), report('error')], `192.0.2.${at}`)),
    );
    expect(await counts()).toContain('3f2a9c01 whole: failing 10');
  });

  it('is reported since a time, and of one package', async () => {
    await send(tokenOf(), [report('opened')]);
    api.clock.advance(2 * 60_000);
    await send(tokenOf(), [report('opened'), report('opened', { version: 'shell@1.0.0-aaaaaaaa', route: '/' })]);
    const from = encodeURIComponent(new Date(TEST_NOW.getTime() + 60_000).toISOString());
    expect(await counts(`?remote=mf_usage&from=${from}`)).toEqual([
      '3f2a9c01 whole: opened 1',
      `3f2a9c01 ${LIST}: opened 1`,
    ]);
    expect((await asked('?remote=mf_auth')).releases).toEqual([]);
  });

  it.each([
    [{ token: 't', reports: [] }],
    [{ token: 't', reports: [report('opened', { route: '/usage/31' })] }],
    [{ token: 't', reports: [report('opened', { version: 'mf_usage@files' })] }],
    [{ token: 't', reports: [{ ...report('opened'), step: 'failing' }] }],
    [{ reports: [report('opened')] }],
  ])('refuses %j', async (health) => expect((await post(health)).statusCode).toBe(422));

  it('is for operators only', async () => {
    expect((await api.app.inject('/v1/operator/remoteHealth')).statusCode).toBe(400);
  });

  it('is forgotten after 14 days, and who reported after a day', async () => {
    await send(tokenOf(), [report('opened')]);
    api.clock.advance(27 * 3_600_000);
    await runUntilQuiet(api.parts, remoteHealthJobs);
    expect(await api.parts.database.select().from(remoteHealthReports)).toEqual([]);
    expect(await api.parts.database.select().from(remoteHealth)).toHaveLength(2);
    api.clock.advance(14 * 24 * 3_600_000);
    await runUntilQuiet(api.parts, remoteHealthJobs);
    expect(await api.parts.database.select().from(remoteHealth)).toEqual([]);
  });
});

describe('without a secret', () => {
  it('accepts reports and counts none', async () => {
    const other = await openTestApi();
    const answer = await other.app.inject({
      method: 'POST',
      url: '/v1/app/clientEvent',
      payload: { health: { token: tokenOf(), reports: [report('crash')] } },
    });
    expect(answer.statusCode).toBe(204);
    expect(await other.parts.database.select().from(remoteHealth)).toEqual([]);
    await other.close();
  });
});
