import { createServer, type IncomingMessage, type Server } from 'node:http';
import { webVitals } from '#tables';
import { openTestApi, type TestApi } from '#testing/test-api';
import { publishedPages, publishedRegistry, publishedReleases } from './published-pages';
import { buildVital } from '#testing/content/build-vital';

const publication = (version: string, paths: readonly string[], fallbackVersion?: string) => ({
  metadata: { version, integrity: 'sha384-x' },
  extras: { routes: paths.map((path) => ({ path, access: 'public' })), fallbackVersion },
});
const LAUNDRY = [
  publication('1.1.0-bbbbbbbb', ['/laundry/:id', '/laundry/new'], '1.0.0-3f2a9c01'),
  publication('1.0.9-cccccccc', ['/laundry/old']),
];
const REGISTRY = {
  revision: 3,
  microFrontends: { shell: [publication('1.0.0-aaaaaaaa', ['/'])], mf_laundry: LAUNDRY },
};

let host: Server;
let url = '';
let asked: IncomingMessage['headers'][] = [];
let answer: { status: number; body?: unknown };
let now = 0;

beforeAll(async () => {
  host = createServer((request, response) => {
    asked.push(request.headers);
    response.writeHead(answer.status, { etag: 'W/"one"' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/registry.json`;
});
beforeEach(() => {
  [asked, now] = [[], 0];
  answer = { status: 200, body: REGISTRY };
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => new Promise((resolve) => host.close(resolve)));

const SHELL = 'shell@1.0.0-aaaaaaaa';

describe('measure is counted', () => {
  it.each([
    ['of a version that was published', 'mf_laundry@1.1.0-bbbbbbbb', '/laundry/:id'],
    ['of the fallback version', 'mf_laundry@1.0.0-3f2a9c01', '/laundry/:id'],
    ['of a route that only an older version has', 'mf_laundry@1.0.9-cccccccc', '/laundry/old'],
    ["of the shell's own page", SHELL, '/'],
    ['of an unknown path', SHELL, '*'],
  ])('%s', async (_case, version, route) => {
    const vital = buildVital({ version, route });
    expect(await publishedPages(publishedRegistry(url))([vital])).toEqual([vital]);
  });
});

describe('measure is ignored', () => {
  it.each([
    ['of an unpublished version', { version: 'mf_laundry@1.1.0-dddddddd' }],
    ['of an unknown package', { version: 'mf_stranger@1.0.0-bbbbbbbb' }],
    ['of an unknown route', { route: '/casino' }],
    ["of another package's route", { route: '/' }],
    ['of an unknown path by a remote', { route: '*' }],
    ['within an unpublished shell', { shell: 'shell@1.0.0-dddddddd' }],
  ])('%s, without affecting others', async (_case, odd) => {
    const own = buildVital({ version: 'mf_laundry@1.1.0-bbbbbbbb' });
    expect(await publishedPages(publishedRegistry(url))([{ ...own, ...odd }, own])).toEqual([own]);
  });

  it.each([
    ['cannot be loaded', { status: 503 }],
    ['is invalid', { status: 200, body: { microFrontends: [] } }],
  ])('while the registry %s, and is counted afterwards', async (_case, broken) => {
    const counted = publishedPages(publishedRegistry(url));
    answer = broken;
    expect(await counted([buildVital()])).toEqual([]);
    answer = { status: 200, body: REGISTRY };
    now += 10_000;
    expect(await counted([buildVital()])).toEqual([buildVital()]);
  });
});

describe('report on a release', () => {
  const deployed = (version: string, traffic: number, isLive: boolean) => ({
    ...publication(version, ['/laundry/:id'], '1.0.0-3f2a9c01'),
    deployment: { traffic, default: isLive },
  });
  const [LIVE, CANARY, ENDED] = ['1.0.0-bbbbbbbb', '1.0.0-cccccccc', '1.0.0-dddddddd'];

  it.each([
    ['the live version', `mf_laundry@${LIVE}`, '/laundry/:id', [false]],
    ['a canary', `mf_laundry@${CANARY}`, '/laundry/:id', [true]],
    ['a version without visitors', `mf_laundry@${ENDED}`, '/laundry/:id', [false]],
    ['the fallback', 'mf_laundry@1.0.0-3f2a9c01', '/laundry/:id', [false]],
    ['the shell on the page of a remote', SHELL, '/laundry/:id', [false]],
    ['an unpublished version', 'mf_laundry@1.0.0-eeeeeeee', '/laundry/:id', []],
    ['an unknown route', SHELL, '/casino', []],
  ])('is kept and marked as that of a canary: %s', async (_case, version, route, expected) => {
    const microFrontends = {
      ...REGISTRY.microFrontends,
      mf_laundry: [deployed(ENDED, 0, false), deployed(CANARY, 5, false), deployed(LIVE, 95, true)],
    };
    answer = { status: 200, body: { microFrontends } };
    const kept = await publishedReleases(publishedRegistry(url))([{ version, route }]);
    expect(kept.map(({ isCanary }) => isCanary)).toEqual(expected);
  });
});

describe('registry', () => {
  it('is loaded once and revalidated after ten seconds', async () => {
    const counted = publishedPages(publishedRegistry(url));
    await Promise.all(Array.from({ length: 9 }, () => counted([buildVital()])));
    expect(asked).toHaveLength(1);
    answer = { status: 304 };
    now += 9_999;
    await counted([buildVital()]);
    expect(asked).toHaveLength(1);
    now += 1;
    expect(await counted([buildVital()])).toEqual([buildVital()]);
    expect(asked[1]).toMatchObject({ 'if-none-match': 'W/"one"' });
  });

  it('is revalidated for an unknown version, at most once a second', async () => {
    const counted = publishedPages(publishedRegistry(url));
    await counted([buildVital()]);
    const newest = buildVital({ version: 'mf_laundry@1.2.0-ffffffff' });
    const published = [publication('1.2.0-ffffffff', ['/laundry/:id']), ...LAUNDRY];
    answer = { status: 200, body: { microFrontends: { ...REGISTRY.microFrontends, mf_laundry: published } } };
    now += 999;
    expect(await counted([newest])).toEqual([]);
    expect(asked).toHaveLength(1);
    now += 1;
    expect(await counted([newest])).toEqual([newest]);
    const unknown = buildVital({ version: 'mf_laundry@9.9.9-eeeeeeee' });
    for (let count = 0; count < 100; count += 1) await counted([unknown]);
    expect(asked).toHaveLength(2);
  });

  it('stays cached while its host is down', async () => {
    const counted = publishedPages(publishedRegistry(url));
    await counted([buildVital()]);
    answer = { status: 503 };
    now += 10_000;
    expect(await counted([buildVital()])).toEqual([buildVital()]);
  });
});

describe('API with a registry URL', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ registryUrl: url });
  });
  afterAll(() => api.close());

  it('accepts an unknown page without counting it', async () => {
    const vitals = [buildVital(), buildVital({ route: '/casino' })];
    const sent = await api.app.inject({ method: 'POST', url: '/v1/app/clientEvent', payload: { vitals } });
    expect(sent.statusCode).toBe(204);
    expect((await api.parts.database.select().from(webVitals)).map(({ route }) => route)).toEqual(['/laundry/:id']);
  });
});
