import { VITAL_LIMITS, WEB_VITALS } from '@dongne/contract';
import { deleteAllUses, runUntilQuiet } from '#base';
import { webVitals } from '#tables';
import { addMember, operatorHeaders } from '#testing/fixtures';
import { newestEvents } from '../analytics';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { buildVital } from '#testing/content/build-vital';
import { webVitalJobs } from './web-vital-jobs';
import type { SentVital, WebVitalReportView } from './web-vital-schemas';

const DAY_MS = 24 * 3_600_000;
const SHOP = '/laundry/:id';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  api.clock.travelTo(TEST_NOW);
  await deleteAllUses(api.parts.database);
  await api.parts.database.delete(webVitals);
});
afterAll(() => api.close());

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/v1/app/clientEvent',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const send = async (...vitals: SentVital[]) => expect((await post({ vitals })).statusCode).toBe(204);
const sendMany = async (count: number, vital: Partial<SentVital>) => {
  for (let left = count; left > 0; left -= VITAL_LIMITS.maxInBatch)
    await send(...Array.from({ length: Math.min(left, VITAL_LIMITS.maxInBatch) }, () => buildVital(vital)));
};
const asked = async (query = '') =>
  api.app.inject({ url: `/v1/operator/webVitals${query}`, headers: await operatorHeaders(api) });
const report = async (query?: string): Promise<WebVitalReportView> => (await asked(query)).json();
const rows = () => api.parts.database.select().from(webVitals);
const places = ({ pages }: WebVitalReportView) =>
  pages.map(({ route, version, drawnBy }) => [route, version, drawnBy].join(' '));

describe('measures of browsers', () => {
  it('are reported by route, version and rendering, with percentiles and shares', async () => {
    await sendMany(15, { value: 1_000 });
    await sendMany(3, { value: 3_000 });
    await sendMany(2, { value: 9_000 });
    await sendMany(1, { value: 2_000, drawnBy: 'browser' });
    const overview = await report();
    expect(places(overview)).toEqual([
      `${SHOP} mf_laundry@1.0.0-3f2a9c01 server`,
      `${SHOP} mf_laundry@1.0.0-3f2a9c01 browser`,
    ]);
    const [figures] = overview.pages[0]?.vitals ?? [];
    expect(figures).toMatchObject({
      name: 'LCP',
      count: 20,
      good: 0.75,
      needsImprovement: 0.15,
      poor: 0.1,
      rating: 'good',
    });
    for (const [reported, real] of [
      [figures?.p50, 1_000],
      [figures?.p75, 1_000],
      [figures?.p98, 9_000],
    ] as const)
      expect(Math.abs((reported ?? 0) / real - 1)).toBeLessThan(0.03);
  });

  it('are reported per day, to compare versions', async () => {
    await sendMany(4, { value: 1_000 });
    api.clock.advance(DAY_MS);
    await sendMany(4, { value: 5_000, version: 'mf_laundry@1.0.0-bbbbbbbb' });
    const { from, to, pages, versions } = await report();
    expect([from, to]).toEqual(['2026-02-25', '2026-03-03']);
    expect(versions).toEqual(['mf_laundry@1.0.0-bbbbbbbb', 'shell@1.0.0-aaaaaaaa', 'mf_laundry@1.0.0-3f2a9c01']);
    expect(pages.flatMap(({ version, vitals }) => vitals.map(({ days }) => [version, days]))).toEqual([
      ['mf_laundry@1.0.0-3f2a9c01', [expect.objectContaining({ date: '2026-03-02', count: 4, rating: 'good' })]],
      ['mf_laundry@1.0.0-bbbbbbbb', [expect.objectContaining({ date: '2026-03-03', count: 4, rating: 'poor' })]],
    ]);
  });

  it('are filtered by route and version of remote or shell', async () => {
    await send(
      buildVital(),
      buildVital({ route: '/laundry/list' }),
      buildVital({ route: '/', version: 'shell@1.0.0-aaaaaaaa' }),
      buildVital({ route: '/usage', version: 'mf_usage@1.0.0-3f2a9c01', shell: 'shell@1.0.0-bbbbbbbb' }),
    );
    const routesOf = async (query: string) => (await report(query)).pages.map(({ route }) => route).sort();
    expect(await routesOf(`?route=${encodeURIComponent(SHOP)}`)).toEqual([SHOP]);
    expect(await routesOf('?version=mf_laundry@1.0.0-3f2a9c01')).toEqual([SHOP, '/laundry/list']);
    expect(await routesOf('?version=shell@1.0.0-aaaaaaaa')).toEqual(['/', SHOP, '/laundry/list']);
    expect(await routesOf('?route=/usage&version=mf_laundry@1.0.0-3f2a9c01')).toEqual([]);
    expect((await report('?route=/usage')).routes).toEqual(['/', SHOP, '/laundry/list', '/usage']);
  });

  it('are empty on days without visits', async () => {
    expect(await report()).toMatchObject({ routes: [], versions: [], pages: [], isCut: false });
  });

  it('are limited to the most visited pages with a marker', async () => {
    const route = (at: number) => `/p${'abcdefghij'.charAt(at / 10)}${'abcdefghij'.charAt(at % 10)}`;
    for (let at = 0; at <= VITAL_LIMITS.pagesInReport; at += 2)
      await send(buildVital({ route: route(at) }), buildVital({ route: route(at + 1) }));
    await sendMany(2, {});
    const { pages, isCut } = await report();
    expect([pages.length, pages[0]?.route, isCut]).toEqual([VITAL_LIMITS.pagesInReport, SHOP, true]);
  });

  it('are stored as counts without their member for any token', async () => {
    const { headers } = await addMember(api);
    const vitals = [buildVital(), buildVital(), buildVital({ value: 1_001 })];
    expect((await post({ vitals }, { authorization: headers['authorization'] ?? '' })).statusCode).toBe(204);
    await send(buildVital());
    const stored = await rows();
    expect(stored.map(({ count }) => count)).toEqual([4]);
    expect(Object.keys(stored[0] ?? {}).sort()).toEqual([
      'bucket',
      'count',
      'day',
      'drawnBy',
      'isNativeApp',
      'name',
      'navigation',
      'network',
      'route',
      'shell',
      'version',
    ]);
  });

  it('are all counted under concurrent calls', async () => {
    const vitals = [buildVital(), buildVital({ name: 'CLS', value: 0 }), buildVital({ name: 'INP', value: 90 })];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => post({ vitals: at % 2 === 0 ? vitals : [...vitals].reverse() })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect((await rows()).map(({ count }) => count)).toEqual([20, 20, 20]);
  });

  it('are deleted after 90 days, and no day earlier', async () => {
    await send(buildVital());
    api.clock.advance(90 * DAY_MS);
    await send(buildVital());
    const stored = async () => {
      await runUntilQuiet(api.parts, webVitalJobs);
      return (await rows()).map(({ day }) => day).sort();
    };
    expect(await stored()).toEqual(['2026-03-02', '2026-05-31']);
    api.clock.advance(DAY_MS);
    expect(await stored()).toEqual(['2026-05-31']);
  });

  it('are stored together with events', async () => {
    const events = [{ name: 'screen_view', at: TEST_NOW.toISOString() }];
    expect((await post({ events, vitals: [buildVital()] })).statusCode).toBe(204);
    expect(await newestEvents(api.parts.database, 50)).toContainEqual(expect.objectContaining({ name: 'screen_view' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('measure is rejected', () => {
  const without = (name: string) => Object.fromEntries(Object.entries(buildVital()).filter(([key]) => key !== name));
  const buildVitalWith = (odd: Record<string, unknown>) => ({ ...buildVital(), ...odd });
  const WRONG: Readonly<Record<string, unknown>> = {
    name: 'FID',
    value: -1,
    route: '/laundry/31',
    version: 'mf_laundry',
    shell: '010-1234-5678',
    drawnBy: 'nobody',
    navigation: 'soft-navigation',
    network: '5g',
    isNativeApp: 'yes',
  };
  it.each<[string, unknown]>([
    ...Object.entries(WRONG).map(([key, value]): [string, unknown] => [
      `with another ${key}`,
      { ...buildVital(), [key]: value },
    ]),
    ...Object.keys(WRONG).map((key): [string, unknown] => [`without its ${key}`, without(key)]),
    ['as a text', buildVitalWith({ value: '1000' })],
    ['that is null', buildVitalWith({ value: null })],
    ['with a query', buildVitalWith({ route: '/usage/detail?id=9' })],
    ['with a route too long', buildVitalWith({ route: '/abcdefghij'.repeat(9) })],
    ['with a letter the database cannot keep', buildVitalWith({ route: '/a\0' })],
    ['with a member id', buildVitalWith({ userId: 7 })],
  ])('%s', async (_case, vital) => {
    const answer = await post({ vitals: [buildVital(), vital] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code: 'VALIDATION' } });
    expect(await rows()).toEqual([]);
  });

  it.each(['1e999', 'NaN', '-Infinity'])('that is %s', async (value) => {
    const answer = await post(JSON.stringify({ vitals: [buildVital({ value: 7_777 })] }).replace('7777', value));
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(await rows()).toEqual([]);
  });

  it.each(Object.entries(WEB_VITALS))('of %s with an implausible value', async (name, { most }) => {
    const vital = { ...buildVital(), name };
    expect((await post({ vitals: [{ ...vital, value: most }] })).statusCode).toBe(204);
    const answer = await post({ vitals: [{ ...vital, value: most * 1.01 }] });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { value: '있을 수 없는 값이에요.' }]);
  });

  it.each<[string, unknown]>([
    ['that is empty', { vitals: [] }],
    ['with too many measures', { vitals: Array.from({ length: VITAL_LIMITS.maxInBatch + 1 }, () => buildVital()) }],
    ['that is not a list', { vitals: buildVital() }],
    ['next to invalid events', { events: [], vitals: [buildVital()] }],
  ])('in a batch %s', async (_case, payload) => {
    expect((await post(payload)).statusCode).toBe(422);
    expect(await rows()).toEqual([]);
  });

  it('by one address from the 61st call in a minute on', async () => {
    for (let call = 0; call < 60; call += 1) await send(buildVital());
    expect((await post({ vitals: [buildVital()] })).statusCode).toBe(429);
    expect((await rows()).map(({ count }) => count)).toEqual([60]);
    expect((await post({ events: [{ name: 'screen_view', at: TEST_NOW.toISOString() }] })).statusCode).toBe(204);
    api.clock.advance(60_001);
    await send(buildVital());
  });
});

describe('report of web vitals', () => {
  it.each([
    ['of days to come', '?to=2026-03-03', 'to'],
    ['the wrong way round', '?from=2026-03-02&to=2026-03-01', 'from'],
    ['of 32 days', '?from=2026-01-30&to=2026-03-02', 'from'],
    ['from an invalid day', '?from=2026-02-30', 'from'],
    ['of a path', '?route=/laundry/31', 'route'],
    ['of an invalid version', "?version=a'--", 'version'],
  ])('is rejected %s', async (_case, query, field) => {
    const answer = await asked(query);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  });

  it('covers up to 31 days, also long ago', async () => {
    expect((await asked('?from=2026-01-31&to=2026-03-02')).statusCode).toBe(200);
    expect(await report('?to=2020-01-10')).toMatchObject({ from: '2020-01-04', pages: [] });
  });

  it('is for operators only', async () => {
    const { headers } = await addMember(api);
    const read = (more: Record<string, string>) => api.app.inject({ url: '/v1/operator/webVitals', headers: more });
    expect((await read({})).json()).toMatchObject({ error: { code: 'NO_JWT' } });
    expect((await read(headers)).statusCode).toBe(403);
  });
});
