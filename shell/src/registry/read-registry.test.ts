import { createRuntime, installRuntime } from '@dongne/platform';
import { buildRegistryEntry, buildRemote } from '../testing/build-registry';
import { readRegistry } from './read-registry';
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

describe('a registry that is read again', () => {
  it('replaces what is known', async () => {
    answers(registryOf({ mf_usage: [entryOn(OURS)] }));
    await expect(readRegistry(KNOWN)).resolves.toEqual([expect.objectContaining({ version: '1.1.0' })]);
    expect(reports).toEqual([]);
  });

  it('says nothing of the shell itself, which has no container', async () => {
    const shell = { ...buildRegistryEntry(), url: 'http://localhost:3000/shell/1/index.html' };
    const { entry: _none, ...extras } = shell.extras;
    answers(registryOf({ shell: [{ ...shell, extras }], mf_usage: [entryOn(OURS)] }));
    expect((await readRegistry(KNOWN)).map(({ name }) => name)).toEqual(['mf_usage']);
    expect(reports).toEqual([]);
  });

  it('brings a remote that is new, and leaves one that it does not name', async () => {
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
  ])('is refused when it holds %s', async (_case, body, ok) => {
    answers(body, ok);
    await expect(readRegistry(KNOWN)).resolves.toBe(KNOWN);
    expect(reports).toEqual([expect.objectContaining({ step: 'registry-refused', remote: 'registry' })]);
  });

  it('is refused when it is cut off', async () => {
    const json = async (): Promise<unknown> => JSON.parse('{"microFrontends":');
    Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue({ ok: true, status: 200, json }) });
    await expect(readRegistry(KNOWN)).resolves.toBe(KNOWN);
  });

  it('is refused when the server does not answer', async () => {
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
    ['a hash that is none', { 'remoteEntry.new.js': 'md5-x' }],
  ])('keeps what is known of a remote whose container has %s', async (_case, assets) => {
    const entry = entryOn(OURS);
    answers(registryOf({ mf_usage: [{ ...entry, extras: { ...entry.extras, assets } }] }));
    await expect(readRegistry(KNOWN)).resolves.toEqual(KNOWN);
    expect(reports.map(({ step }) => step)).toEqual(['registry-refused']);
  });

  it('forgets a version before the live one that has no hash', async () => {
    const { extras, ...entry } = entryOn(OURS);
    const { fallbackIntegrity: _hash, ...rest } = extras;
    answers(registryOf({ mf_usage: [{ ...entry, extras: rest }] }));
    expect((await readRegistry(KNOWN))[0]).toMatchObject({ version: '1.1.0', fallback: undefined });
  });

  it('forgets a version before the live one that lies elsewhere', async () => {
    const entry = { ...entryOn(OURS), fallbackUrl: 'https://evil.example/mf_usage/1.0.0/mf-manifest.json' };
    answers(registryOf({ mf_usage: [entry] }));
    expect((await readRegistry(KNOWN))[0]).toMatchObject({ version: '1.1.0', fallback: undefined });
  });
});
