import { createRuntime, installRuntime } from '@dongne/platform';
import { buildRegistryEntry, buildRemote } from '../testing/build-registry';
import { readRegistry } from './read-registry';
import { keepAge } from './registry-age';
import { bindRemoteReports, type RemoteReport } from '../health/remote-reports';

beforeEach(() => installRuntime(createRuntime()));

const OURS = 'http://localhost:3002';
const KNOWN = [buildRemote({ version: 'known' })];

const entryOn = (origin: string) => ({ ...buildRegistryEntry(), url: `${origin}/mf_usage/1.1.0/mf-manifest.json` });
const registryOf = (microFrontends: Record<string, unknown>): unknown => ({ microFrontends });

const answers = (body: unknown, ok = true): void => {
  const answer = { ok, status: ok ? 200 : 500, json: async () => body };
  Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue(answer) });
};

let reports: RemoteReport[] = [];

beforeEach(() => {
  document.head.innerHTML = `<meta name="remote-origins" content="${OURS} http://localhost:3003">`;
  reports = [];
  bindRemoteReports((report) => reports.push(report));
});

describe('newly fetched registry', () => {
  it('replaces the known one', async () => {
    answers(registryOf({ mf_usage: [entryOn(OURS)] }));
    await expect(readRegistry(KNOWN)).resolves.toEqual([expect.objectContaining({ version: '1.1.0' })]);
    expect(reports).toEqual([]);
  });

  it('leaves out the shell, which has no container', async () => {
    const shell = { ...buildRegistryEntry(), url: 'http://localhost:3000/shell/1/index.html' };
    const { entry: _none, ...extras } = shell.extras;
    answers(registryOf({ shell: [{ ...shell, extras }], mf_usage: [entryOn(OURS)] }));
    expect((await readRegistry(KNOWN)).map(({ name }) => name)).toEqual(['mf_usage']);
    expect(reports).toEqual([]);
  });

  it('adds new remotes and keeps those that it does not name', async () => {
    answers(registryOf({ mf_new: [entryOn(OURS)] }));
    const names = (await readRegistry(KNOWN)).map(({ name, version }) => [name, version]);
    expect(names).toEqual([
      ['mf_usage', 'known'],
      ['mf_new', '1.1.0'],
    ]);
  });

  it.each([
    ['an error', {}, false],
    ['nothing', null, true],
    ['no remotes', registryOf({}), true],
    ['only broken entries', registryOf({ mf_usage: [{ url: 7 }] }), true],
  ])('is rejected when it holds %s', async (_case, body, ok) => {
    answers(body, ok);
    await expect(readRegistry(KNOWN)).resolves.toBe(KNOWN);
    expect(reports).toEqual([expect.objectContaining({ step: 'registry-refused', remote: 'registry' })]);
  });

  it.each([
    ['an older one, as from a cache', { revision: 4, changedAt: '2026-11-28T00:00:00Z' }, 'known'],
    ['the same one', { revision: 5, changedAt: '2026-11-29T00:00:00Z' }, '1.1.0'],
    ['a newer one by a clock that is behind', { revision: 6, changedAt: '2026-11-28T23:00:00Z' }, '1.1.0'],
    ['the first one of a rebuilt store', { revision: 1, changedAt: '2026-11-30T00:00:00Z' }, '1.1.0'],
  ])('after one that is in use is %s', async (_case, age, version) => {
    const microFrontends = { mf_usage: [entryOn(OURS)] };
    keepAge({ revision: 5, changedAt: '2026-11-29T00:00:00Z' });
    answers({ microFrontends, ...age });
    expect((await readRegistry(KNOWN)).map((remote) => remote.version)).toEqual([version]);
    expect(reports).toEqual([]);
  });

  it('is rejected when it is truncated', async () => {
    const json = async (): Promise<unknown> => JSON.parse('{"microFrontends":');
    Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue({ ok: true, status: 200, json }) });
    await expect(readRegistry(KNOWN)).resolves.toBe(KNOWN);
  });

  it('is rejected when the server fails', async () => {
    Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new TypeError('Failed to fetch')) });
    await expect(readRegistry(KNOWN)).resolves.toBe(KNOWN);
  });

  it.each(['https://evil.example', 'http://localhost:3002.evil.example', 'http://localhost:9', 'data:'])(
    'loads nothing from %s',
    async (origin) => {
      answers(registryOf({ mf_usage: [entryOn(origin)] }));
      await expect(readRegistry(KNOWN)).resolves.toEqual(KNOWN);
      expect(reports.map(({ step }) => step)).toEqual(['registry-refused']);
    },
  );

  it.each([
    ['no hash', { 'remoteEntry.other.js': 'sha384-x' }],
    ['no hash at all', undefined],
    ['an invalid hash', { 'remoteEntry.new.js': 'md5-x' }],
  ])('keeps the known version when the new container has %s', async (_case, assets) => {
    const entry = entryOn(OURS);
    answers(registryOf({ mf_usage: [{ ...entry, extras: { ...entry.extras, assets } }] }));
    await expect(readRegistry(KNOWN)).resolves.toEqual(KNOWN);
    expect(reports.map(({ step }) => step)).toEqual(['registry-refused']);
  });

  it('drops a fallback version without a hash', async () => {
    const { extras, ...entry } = entryOn(OURS);
    const { fallbackIntegrity: _hash, ...rest } = extras;
    answers(registryOf({ mf_usage: [{ ...entry, extras: rest }] }));
    expect((await readRegistry(KNOWN))[0]).toMatchObject({ version: '1.1.0', fallback: undefined });
  });

  it('drops a fallback version from another origin', async () => {
    const entry = { ...entryOn(OURS), fallbackUrl: 'https://evil.example/mf_usage/1.0.0/mf-manifest.json' };
    answers(registryOf({ mf_usage: [entry] }));
    expect((await readRegistry(KNOWN))[0]).toMatchObject({ version: '1.1.0', fallback: undefined });
  });
});

describe('canaries of a fetched registry', () => {
  const withCanary = (traffic: number, version = '1.2.0'): unknown => {
    const canary = { ...entryOn(OURS), metadata: { version, integrity: 'c' }, deployment: { traffic, default: false } };
    return registryOf({ mf_usage: [canary, entryOn(OURS)] });
  };
  const readVersion = async (traffic: number, version?: string): Promise<string | undefined> => {
    answers(withCanary(traffic, version));
    return (await readRegistry(KNOWN))[0]?.version;
  };
  const forgetCookies = (): void => {
    for (const name of ['canaryBucket', 'canaries']) document.cookie = `${name}=; Path=/; Max-Age=0`;
  };
  beforeEach(forgetCookies);
  afterAll(forgetCookies);

  it.each([
    ['', 99.999, '1.1.0'],
    ['canaryBucket=junk', 99.999, '1.1.0'],
    ['canaryBucket=17', 99.999, '1.2.0'],
    ['canaryBucket=17', 0, '1.1.0'],
    ['canaryBucket=17', -3, '1.1.0'],
  ])('are chosen by the cookie %j and a share of %d %%', async (cookie, traffic, version) => {
    document.cookie = `${cookie}; Path=/`;
    expect(await readVersion(traffic)).toBe(version);
  });

  it('are decided once per session', async () => {
    document.cookie = 'canaryBucket=17; Path=/';
    expect(await readVersion(99.999)).toBe('1.2.0');
    expect(await readVersion(0.001)).toBe('1.2.0');
    expect(document.cookie).toContain('canaries=1mf_usage@1.2.0');
    expect(await readVersion(0.001, '1.3.0')).toBe('1.1.0');
    expect(await readVersion(99.999, '1.3.0')).toBe('1.1.0');
  });

  it('give the live version when they are broken', async () => {
    document.cookie = 'canaryBucket=17; Path=/';
    const broken = { url: 7, metadata: { version: '9' }, extras: {}, deployment: { traffic: 99, default: false } };
    answers(registryOf({ mf_usage: [broken, entryOn(OURS)] }));
    expect((await readRegistry(KNOWN))[0]?.version).toBe('1.1.0');
  });

  it('set no cookie while there is none, and drop the visitor id of an older shell', async () => {
    document.cookie = 'canaryBucket=17; Path=/';
    localStorage.setItem('visitorId', '0.5');
    answers(registryOf({ mf_usage: [entryOn(OURS)] }));
    await readRegistry(KNOWN);
    expect(document.cookie).not.toContain('canaries');
    expect(localStorage.getItem('visitorId')).toBeNull();
  });
});
