import type { RemoteModule } from '@dongne/platform';
import { renderPage } from '@dongne/platform/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { bindRemoteReports } from '../health/remote-reports';
import { buildRemote } from '../testing/build-registry';
import { runningVersion } from '../health/running-versions';
import { MESSAGE_AFTER_MS } from './load-limits';
import { loadVersion } from './load-version';
import type { RemoteDeployment } from '../registry/registry';
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

/** Page that crashes when its button is pressed. */
const Fragile = () => {
  const [isPressed, setPressed] = useState(false);
  if (isPressed) throw new Error('crash');
  return <button onClick={() => setPressed(true)}>건드리기</button>;
};

const isOfRemote = (step: string): boolean => !step.includes('registry');

const onlyFallbackIs =
  (fallback: RemoteModule, others: RemoteModule): typeof loadVersion =>
  async (_name, { version }) =>
    version === FALLBACK.version ? fallback : others;

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

/** Collects reports from the start of the app. */
const takeReports = (): string[] => {
  const steps: string[] = [];
  bindRemoteReports(({ step, remote }) => steps.push(`${step} ${remote}`));
  return steps;
};

beforeEach(() => {
  load.mockReset();
  sessionStorage.clear();
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // silences React's report of the caught error
});

describe('remote outlet', () => {
  it('falls back at once when a page throws on opening', async () => {
    const remote = buildRemote({ version: '1.0.0-crashing', fallback: FALLBACK });
    load.mockImplementation(onlyFallbackIs(good('이전 화면'), broken(new Error('crash'))));
    open(remote);
    const steps = takeReports();
    expect(await screen.findByRole('heading', { name: '이전 화면' })).toBeVisible();
    expect(steps.filter(isOfRemote)).toEqual(['crash mf_usage@1.0.0-crashing', 'fallback mf_usage@0.9.0']);
  });

  it('falls back after one retry when a script is lost', async () => {
    const remote = buildRemote({ version: '1.0.0-cut', fallback: FALLBACK });
    load.mockImplementation(onlyFallbackIs(good('이전 화면'), broken(chunkError())));
    open(remote);
    const steps = takeReports();
    expect(await screen.findByRole('heading', { name: '이전 화면' })).toBeVisible();
    expect(steps.filter(isOfRemote)).toEqual([
      'chunk mf_usage@1.0.0-cut',
      'chunk mf_usage@1.0.0-cut',
      'fallback mf_usage@0.9.0',
    ]);
  });

  it.each([
    ['throw', () => new Error('crash'), 2],
    ['lose a script', chunkError, 4],
  ])('stops after both versions %s until 다시 시도', async (_case, error, loads) => {
    const remote = buildRemote({ fallback: FALLBACK });
    load.mockImplementation(async () => broken(error()));
    const { user } = open(remote);
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    expect(load).toHaveBeenCalledTimes(loads);
    load.mockReset().mockResolvedValue(good('새 화면'));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: '새 화면' })).toBeVisible();
    expect(load).toHaveBeenLastCalledWith('mf_usage', remote, false);
  });

  it('gives up a version only after three crashes of pages in use', async () => {
    const remote = buildRemote({ version: '1.0.0-handler', fallback: FALLBACK });
    load.mockImplementation(onlyFallbackIs(good('이전 화면'), { routes: [{ path: '/usage', element: <Fragile /> }] }));
    const { user } = open(remote);
    const steps = takeReports();
    for (const _crash of [1, 2]) {
      await user.click(await screen.findByRole('button', { name: '건드리기' }));
      await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    }
    await user.click(await screen.findByRole('button', { name: '건드리기' }));
    expect(await screen.findByRole('heading', { name: '이전 화면' })).toBeVisible();
    expect(steps.filter(isOfRemote)).toEqual([
      ...Array.from({ length: 3 }, () => 'crash mf_usage@1.0.0-handler'),
      'fallback mf_usage@0.9.0',
    ]);
  });

  it('shows an error for a late version until it loads', async () => {
    jest.useFakeTimers();
    let come = (): void => undefined;
    load.mockReturnValue(
      new Promise((resolve) => {
        come = () => resolve(good('늦은 화면'));
      }),
    );
    open(buildRemote({ version: '1.2.0' }));
    await act(() => jest.advanceTimersByTimeAsync(MESSAGE_AFTER_MS));
    expect(screen.getByText(MESSAGE)).toBeVisible();
    jest.useRealTimers();
    come();
    expect(await screen.findByRole('heading', { name: '늦은 화면' })).toBeVisible();
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    expect(runningVersion('mf_usage')).toBe('1.2.0');
  });

  it('keeps the error when the crashing version has no fallback', async () => {
    load.mockResolvedValue(broken(new Error('crash')));
    const { user } = open(buildRemote());
    for (const _crash of [1, 2, 3]) await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText(MESSAGE)).toBeVisible();
  });

  it('renders another page of the remote after one of them crashed', async () => {
    load.mockResolvedValue(broken(new Error('crash')));
    const { user } = open(buildRemote());
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    await user.click(screen.getByRole('link', { name: '다른 화면' }));
    expect(await screen.findByRole('heading', { name: '거절 안내' })).toBeVisible();
  });

  it('reloads the remote after a lost script without counting a crash', async () => {
    const remote = buildRemote({ fallback: FALLBACK });
    load.mockResolvedValueOnce(broken(chunkError())).mockResolvedValueOnce(good('새 화면'));
    open(remote);
    const steps = takeReports();
    expect(await screen.findByRole('heading', { name: '새 화면' })).toBeVisible();
    expect(steps).toContain(`chunk mf_usage@${remote.version}`);
    expect(steps.filter((step) => step.startsWith('crash'))).toEqual([]);
  });

  it('shows an error when the script is lost for good', async () => {
    load.mockResolvedValue(broken(chunkError()));
    open(buildRemote());
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the tab is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('reloads without a press once a script was lost and %s', async (when, happen) => {
    load.mockResolvedValue(broken(chunkError()));
    open(buildRemote({ version: `1.0.0-${when.replaceAll(' ', '-')}` }));
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    load.mockResolvedValue(good('새 화면'));
    await act(async () => undefined); // its listeners are added by the effects of the message
    act(() => void happen());
    expect(await screen.findByRole('heading', { name: '새 화면' })).toBeVisible();
  });

  it('leaves a crashed page to the button, regardless of the network', async () => {
    load.mockResolvedValue(broken(new Error('crash')));
    open(buildRemote({ version: '1.0.0-crashed' }));
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    const loads = load.mock.calls.length;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText(MESSAGE)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(loads);
  });
});
