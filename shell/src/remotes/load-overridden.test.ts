import { createRuntime, installRuntime } from '@dongne/platform';
import { buildRemote } from '../testing/build-registry';
import { loadRemoteApp } from './load-remote-app';
import { loadAnyVersion, loadVersion } from './load-version';

beforeEach(() => installRuntime(createRuntime()));

jest.mock('./load-version');

const MANIFEST = 'http://localhost:8080/mf-manifest.json';
const MODULE = { routes: [] };

describe("developer's own remote", () => {
  const { env } = process;
  const version = { version: 'local', entry: 'http://localhost:8080/remoteEntry.js', integrity: undefined };

  beforeEach(() => {
    localStorage.setItem('override:mf_usage', MANIFEST);
    const manifest = { metaData: { remoteEntry: { name: 'remoteEntry.js' } } };
    Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue({ json: async () => manifest }) });
    for (const load of [loadAnyVersion, loadVersion]) jest.mocked(load).mockReset().mockResolvedValue(MODULE);
  });
  afterEach(() => {
    process.env = env;
  });

  it('is loaded instead of the live version in a development build', async () => {
    process.env = { ...env, RELEASE_STAGE: 'local' };
    await expect(loadRemoteApp(buildRemote())).resolves.toBe(MODULE);
    expect(loadAnyVersion).toHaveBeenCalledWith('mf_usage', version, true);
  });

  it('is not loaded from another machine', async () => {
    process.env = { ...env, RELEASE_STAGE: 'local' };
    localStorage.setItem('override:mf_usage', 'https://evil.example/mf-manifest.json');
    const remote = buildRemote();
    await loadRemoteApp(remote);
    expect(loadVersion).toHaveBeenCalledWith('mf_usage', remote, false);
  });

  it('is never loaded in a production build', async () => {
    process.env = { ...env, RELEASE_STAGE: 'production' };
    const remote = buildRemote();
    await loadRemoteApp(remote);
    expect(loadVersion).toHaveBeenCalledWith('mf_usage', remote, false);
  });
});
