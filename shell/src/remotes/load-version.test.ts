import { buildRemote } from '../testing/build-registry';
import { loadContainer, type Container } from './load-container';
import { BrokenVersion } from './load-limits';
import { loadAnyVersion, loadVersion } from './load-version';

jest.mock('./load-container');
jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: () => mockInstance }));

const MODULE = { routes: [] };
const OURS = 'http://localhost:3002/mf_usage/1/remoteEntry.js';

/** Packages that the shell shares. */
const SHARES = { react: {} };
let mockInstance: { shareScopeMap: object } | null;

/** Container that exposes routes only after `init`, as webpack's do. */
const container = (routes: unknown = MODULE) => {
  let given: unknown;
  const init = jest.fn<void, Parameters<Container['init']>>((shares) => {
    given = shares;
  });
  const get = jest.fn(() => {
    if (given === undefined) throw new Error('asked before it had its shares');
    return () => Promise.resolve(routes);
  });
  return { init, get };
};

const version = (entry: string, integrity?: string) => buildRemote({ entry, integrity });

beforeEach(() => {
  document.head.innerHTML = '<meta name="remote-origins" content="http://localhost:3002 http://localhost:3003">';
  jest
    .mocked(loadContainer)
    .mockReset()
    .mockImplementation(() => Promise.resolve(container()));
  mockInstance = { shareScopeMap: { default: SHARES } };
});

describe('version of a remote', () => {
  it('is loaded from an allowed origin with the hash of the registry', async () => {
    await expect(loadVersion('mf_usage', version(OURS, 'sha384-x'), false)).resolves.toBe(MODULE);
  });

  it("gets the shell's shares and is asked for its routes only", async () => {
    const loaded = container();
    jest.mocked(loadContainer).mockResolvedValue(loaded);
    await loadVersion('mf_usage', version(OURS, 'sha384-x'), false);
    expect(loaded.init.mock.calls[0]?.[0]).toBe(SHARES);
    expect(loaded.get.mock.calls).toEqual([['./routes']]);
  });

  it('is marked as broken when its routes throw at import', async () => {
    const thrown = new Error('at import');
    const loaded = { ...container(), get: () => () => Promise.reject(thrown) };
    jest.mocked(loadContainer).mockResolvedValue(loaded);
    const loading = loadVersion('mf_usage', version(OURS, 'sha384-x'), false);
    await expect(loading).rejects.toBeInstanceOf(BrokenVersion);
    await expect(loading).rejects.toMatchObject({ cause: thrown });
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['routes that are no list', { routes: 'all' }],
  ])('that exposes %s is rejected', async (_case, routes) => {
    jest.mocked(loadContainer).mockResolvedValue(container(routes));
    await expect(loadVersion('mf_usage', version(OURS, 'sha384-x'), false)).rejects.toThrow('exposes no routes');
  });

  it('is rejected when the shell shares nothing', async () => {
    mockInstance = null;
    await expect(loadVersion('mf_usage', version(OURS, 'sha384-x'), false)).rejects.toThrow('shares nothing');
  });

  it.each([
    ['a foreign origin', 'https://evil.example/mf_usage/1/remoteEntry.js', 'sha384-x'],
    ['an origin that only begins like ours', 'http://localhost:3002.evil.example/remoteEntry.js', 'sha384-x'],
    ['another port of our machine', 'http://localhost:30021/remoteEntry.js', 'sha384-x'],
    ['an address that holds its own script', 'data:text/javascript,alert(1)', 'sha384-x'],
    ['nowhere', '', 'sha384-x'],
    ['our origin without a hash', OURS, undefined],
    ['our origin with a hash that browsers ignore', OURS, 'undefined'],
  ])('is rejected from %s before any request', async (_case, entry, integrity) => {
    await expect(loadVersion('mf_usage', version(entry, integrity), false)).rejects.toThrow('not ours');
    expect(loadContainer).not.toHaveBeenCalled();
  });

  it('is rejected when the page names no origins', async () => {
    document.head.innerHTML = '';
    await expect(loadVersion('mf_usage', version(OURS, 'sha384-x'), false)).rejects.toThrow('not ours');
  });

  it('may come from any origin when a developer names it', async () => {
    await expect(loadAnyVersion('mf_usage', version('http://localhost:8080/a.js'), true)).resolves.toBe(MODULE);
  });

  it.each([
    ['needs no hash from a dev server that the page names', OURS, true],
    ['is rejected from another one', 'http://localhost:8080/mf_usage/1/remoteEntry.js', false],
  ])('%s', async (_case, entry, isLoaded) => {
    document.head.innerHTML = '<meta name="dev-origins" content="http://localhost:3002">';
    const loaded = loadVersion('mf_usage', version(entry), false).then(() => true);
    await (isLoaded ? expect(loaded).resolves.toBe(true) : expect(loaded).rejects.toThrow('not ours'));
  });
});
