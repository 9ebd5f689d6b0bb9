import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { Link, Outlet } from 'react-router-dom';
import { bindRemoteReports } from '../health/remote-reports';
import { buildRemote } from '../testing/build-registry';
import { loadVersion } from './load-version';
import type { RemoteDeployment } from './registry';
import { RemoteOutlet } from './remote-outlet';

jest.mock('./load-version');
const load = jest.mocked(loadVersion);

const FALLBACK = { version: '0.9.0', entry: 'http://localhost:3002/old.js', integrity: undefined };
const MESSAGE = '이 화면을 불러오지 못했어요';

const good = (name: string) => ({ routes: [{ path: '/usage', element: <h1>{name}</h1> }] });

const Broken = ({ error }: { error: Error }): never => {
  throw error;
};
const broken = (error: Error) => ({
  routes: [
    { path: '/usage', element: <Broken error={error} /> },
    { path: '/usage/deny', element: <h1>거절 안내</h1> },
  ],
});

const chunkError = (): Error => Object.assign(new Error('Loading chunk 76 failed'), { name: 'ChunkLoadError' });

const open = (remote: RemoteDeployment) => {
  const frame = (
    <>
      <Link to="/usage/deny">다른 화면</Link>
      <Outlet />
    </>
  );
  return renderPage([{ element: frame, children: [{ path: '*', element: <RemoteOutlet remote={remote} /> }] }], {
    url: '/usage',
  });
};

const takeReports = (): string[] => {
  const steps: string[] = [];
  bindRemoteReports(({ step, remote }) => steps.push(`${step} ${remote}`));
  return steps;
};

beforeEach(() => {
  load.mockReset();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary caught
});

describe("a remote's place", () => {
  it('gives up on a version that crashed three times, and shows the one before it', async () => {
    const remote = buildRemote({ version: '1.0.0-crashing', fallback: FALLBACK });
    load.mockImplementation(async (_name, { version }) =>
      version === FALLBACK.version ? good('이전 화면') : broken(new Error('crash')),
    );
    const steps = takeReports();
    const { user } = open(remote);
    for (const _crash of [1, 2]) await user.click(await screen.findByRole('button', { name: '다시 시도' }));

    expect(await screen.findByRole('heading', { name: '이전 화면' })).toBeVisible();
    expect(steps.filter((step) => !step.includes('registry'))).toEqual([
      'crash mf_usage@1.0.0-crashing',
      'crash mf_usage@1.0.0-crashing',
      'crash mf_usage@1.0.0-crashing',
      'fallback mf_usage@0.9.0',
    ]);
  });

  it('keeps saying so when there is no version before the one that crashes', async () => {
    load.mockResolvedValue(broken(new Error('crash')));
    const { user } = open(buildRemote());
    for (const _crash of [1, 2, 3]) await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText(MESSAGE)).toBeVisible();
  });

  it('draws another page of the remote afresh after one of them crashed', async () => {
    load.mockResolvedValue(broken(new Error('crash')));
    const { user } = open(buildRemote());
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    await user.click(screen.getByRole('link', { name: '다른 화면' }));
    expect(await screen.findByRole('heading', { name: '거절 안내' })).toBeVisible();
  });

  it('loads the remote again by itself when a script of a page has gone, and does not count it as a crash', async () => {
    const steps = takeReports();
    const remote = buildRemote({ fallback: FALLBACK });
    load.mockResolvedValueOnce(broken(chunkError())).mockResolvedValueOnce(good('새 화면'));
    open(remote);
    expect(await screen.findByRole('heading', { name: '새 화면' })).toBeVisible();
    expect(steps).toContain(`chunk mf_usage@${remote.version}`);
    expect(steps.filter((step) => step.startsWith('crash'))).toEqual([]);
  });

  it('says so when the script is gone for good', async () => {
    load.mockResolvedValue(broken(chunkError()));
    open(buildRemote());
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
