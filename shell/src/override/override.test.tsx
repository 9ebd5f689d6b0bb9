import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { reloadPage } from '../errors/ways-out';
import { loadRemoteApp } from '../remotes/load-remote-app';
import { loadAnyVersion, loadVersion } from '../remotes/load-version';
import { buildRemote } from '../testing/build-registry';
import { overrideOf } from './local-overrides';
import { OverrideBadges } from './override-badges';

jest.mock('../errors/ways-out');
jest.mock('../remotes/load-version');

const MANIFEST = 'http://localhost:8080/mf-manifest.json';
const MODULE = { routes: [] };

beforeEach(() => localStorage.clear());

describe("a developer's own remote", () => {
  it.each([
    [MANIFEST, MANIFEST],
    ['http://127.0.0.1:8080/m.json', 'http://127.0.0.1:8080/m.json'],
    ['https://evil.example/m.json', undefined],
    ['http://localhost.evil.example/m.json', undefined],
    ['javascript:alert(1)//localhost', undefined],
    ['/m.json', undefined],
    ['', undefined],
  ])('%j is taken from %j', (stored, expected) => {
    localStorage.setItem('override:mf_usage', stored);
    expect(overrideOf('mf_usage')).toBe(expected);
  });

  it('is named on every page, and the way back is a button', async () => {
    localStorage.setItem('override:mf_usage', MANIFEST);
    localStorage.setItem('override:mf_auth', 'https://evil.example/m.json');
    const { user } = renderPage([{ path: '*', element: <OverrideBadges /> }], { url: '/' });
    expect(screen.getByText('mf_usage: 로컬')).toBeVisible();
    expect(screen.queryByText(/mf_auth/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(overrideOf('mf_usage')).toBeUndefined();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  describe('is loaded', () => {
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

    it('instead of the live version in a build for developers', async () => {
      process.env = { ...env, RELEASE_STAGE: 'local' };
      await expect(loadRemoteApp(buildRemote())).resolves.toBe(MODULE);
      expect(loadAnyVersion).toHaveBeenCalledWith('mf_usage', version, true);
    });

    it('not from another machine', async () => {
      process.env = { ...env, RELEASE_STAGE: 'local' };
      localStorage.setItem('override:mf_usage', 'https://evil.example/mf-manifest.json');
      const remote = buildRemote();
      await loadRemoteApp(remote);
      expect(loadVersion).toHaveBeenCalledWith('mf_usage', remote, false);
    });

    it('never in a build for customers', async () => {
      process.env = { ...env, RELEASE_STAGE: 'production' };
      const remote = buildRemote();
      await loadRemoteApp(remote);
      expect(loadVersion).toHaveBeenCalledWith('mf_usage', remote, false);
    });
  });
});
