import { createServer, type Server } from 'node:http';
import { listen } from '../testing/listen';
import { comparisonsOf, readHealth, type HealthSource, type ReleaseHealth } from './read-health';

const NOW = Date.parse('2026-03-02T10:00:30.000Z');
const SINCE = Date.parse('2026-03-02T09:10:20.000Z');
const KEY = 'k'.repeat(32);

let server: Server;
let source: HealthSource;
let calls: string[];
let apiNow: string;
let status: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`);
    response.statusCode = status;
    response.end(JSON.stringify({ accessToken: 'of the sandbox', now: apiNow, releases: [] }));
  });
  source = { apiOrigin: `http://localhost:${await listen(server)}`, operatorKey: KEY };
});
beforeEach(() => {
  calls = [];
  apiNow = new Date(NOW).toISOString();
  status = 200;
});
afterAll(() => server.close());

const read = () => readHealth(source, 'mf_usage', SINCE, NOW);
const askedSince = (): string =>
  new URL(calls.at(-1)?.split(' ')[1] ?? '', 'http://api').searchParams.get('from') ?? '';

describe('reading the health of a package', () => {
  it('asks from the first whole minute, with the key of operators', async () => {
    expect(await read()).toEqual([]);
    expect(askedSince()).toBe('2026-03-02T09:11:00.000Z');
    expect(calls.at(-1)).toContain(`remote=mf_usage&`);
    expect(calls.at(-1)).toContain(`Bearer ${KEY}`);
  });

  it.each([
    ['a day ahead', '2026-03-03T10:00:30.000Z', '2026-03-03T09:11:00.000Z'],
    ['an hour behind', '2026-03-02T09:00:30.000Z', '2026-03-02T08:11:00.000Z'],
    ['seconds ahead', '2026-03-02T10:00:50.000Z', '2026-03-02T09:11:00.000Z'],
  ])('follows a clock of the API that is %s', async (_case, now, since) => {
    apiNow = now;
    await read();
    expect(askedSince()).toBe(since);
  });

  it('asks the sandbox for a token without a key', async () => {
    await readHealth({ apiOrigin: source.apiOrigin }, 'mf_usage', SINCE, NOW);
    expect(calls[0]).toMatch(/^POST \/sandbox\/operator\/token/);
    expect(calls.at(-1)).toContain('Bearer of the sandbox');
  });

  it.each<[string, () => void, RegExp]>([
    ['a refused key', () => (status = 401), /remoteHealth was answered with 401\)\. In production OPERATOR_KEY/],
    ['a broken API', () => (status = 500), /answered with 500/],
    ['an answer of another shape', () => (apiNow = ''), /cannot be read/],
  ])('throws a sentence at %s', async (_case, arrange, sentence) => {
    arrange();
    await expect(read()).rejects.toThrow(sentence);
  });

  it('throws a sentence while the API is away', async () => {
    await expect(readHealth({ ...source, apiOrigin: 'http://localhost:1' }, 'mf_usage', SINCE, NOW)).rejects.toThrow(
      /The counts of http:\/\/localhost:1 cannot be read \(.*fetch failed\)/,
    );
  });
});

const release = (version: string, route: string | null, more: Partial<ReleaseHealth> = {}): ReleaseHealth => ({
  ...{ version: `mf_usage@${version}`, route, opened: 0, failing: 0, steps: [] },
  ...more,
});

describe('comparisons of a canary', () => {
  it('have the same routes of both versions, of browsers and hosts', () => {
    const steps = [
      { step: 'rendered', count: 10 },
      { step: 'threw', count: 1 },
      { step: 'late', count: 2 },
      { step: 'killed', count: 3 },
    ];
    const health = [
      release('1', '/usage/list', { opened: 90, failing: 2 }),
      release('1', '/usage/old', { opened: 50 }),
      release('2', '/usage/list', { opened: 5, failing: 1, steps }),
      release('3', '/usage/list', { opened: 7, failing: 7 }),
    ];
    expect(comparisonsOf('mf_usage', { version: '2' }, '1', health)).toEqual([
      {
        ...{ route: '/usage/list', by: 'browsers' },
        canary: { opened: 5, failing: 1 },
        live: { opened: 90, failing: 2 },
      },
      { route: '/usage/list', by: 'hosts', canary: { opened: 16, failing: 6 }, live: { opened: 0, failing: 0 } },
    ]);
  });
});
