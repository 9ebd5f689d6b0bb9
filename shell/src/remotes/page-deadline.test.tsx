import { renderPage } from '@dongne/platform/testing';
import { act, screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { bindRemoteReports } from '../health/remote-reports';
import { buildRemote } from '../testing/build-registry';
import { loadVersion } from './load-version';
import { RemoteOutlet } from './remote-outlet';
import { PAGE_DEADLINE_MS, SETTLED_AFTER_MS } from './page-opening';

jest.mock('./load-version');
const load = jest.mocked(loadVersion);

const FALLBACK = { version: '0.9.0', entry: 'http://localhost:3002/old.js', integrity: undefined };
const MARK = 'opening';

const NeverReady = lazy(() => new Promise<never>(() => undefined));

/** Page that suspends again once it is in use. */
const SuspendsOnPress = () => {
  const [isPressed, setPressed] = useState(false);
  return isPressed ? <NeverReady /> : <button onClick={() => setPressed(true)}>멈추기</button>;
};

const pages = (text: string) => ({
  routes: [
    { path: '/usage', element: <h1>{text}</h1> },
    { path: '/usage/never', element: <NeverReady /> },
    { path: '/usage/press', element: <SuspendsOnPress /> },
  ],
});
const neverReady = { routes: [{ path: '*', element: <NeverReady /> }] };

let versions = 0;
/** Remote with a fallback, of a version that no other test has loaded. */
const build = () => buildRemote({ version: `1.0.${(versions += 1)}`, fallback: FALLBACK });

const open = (url: string, remote = build()) => {
  const frame = (
    <>
      <Link to="/usage/never">다음 화면</Link>
      <Link to="/home">홈</Link>
      <Outlet />
    </>
  );
  const steps: string[] = [];
  window.history.replaceState(null, '', url);
  const opened = renderPage(
    [
      {
        element: frame,
        children: [
          { path: '/home', element: <h1>홈 화면</h1> },
          { path: '*', element: <RemoteOutlet remote={remote} /> },
        ],
      },
    ],
    { url, history: 'browser' },
  );
  bindRemoteReports(({ step, remote: version, isUncertain = false }) => {
    if (step !== 'registry-refused') steps.push(`${step} ${version}${isUncertain ? ' not counted' : ''}`);
  });
  return { ...opened, steps, version: `mf_usage@${remote.version}`, remote };
};

const STEP_MS = 500;
/** Passes time in steps: React renders what has changed at the end of each. */
const pass = async (ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += STEP_MS) await act(() => jest.advanceTimersByTimeAsync(STEP_MS));
};

const show = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

// Loaded lazily by the app; fake timers do not wait for them.
beforeAll(async () => Promise.all([import('./broken-page'), import('./recover-remote'), import('./give-up-blocked')]));
beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a page that never mounts', () => {
  it('is replaced by the fallback at its deadline', async () => {
    load.mockImplementation(async (_name, { version }) =>
      version === FALLBACK.version ? pages('이전 화면') : neverReady,
    );
    const { steps, version } = open('/usage');
    await pass(PAGE_DEADLINE_MS - 1_000);
    expect(screen.queryByText('이전 화면')).not.toBeInTheDocument();
    await pass(3_000);
    expect(screen.getByRole('heading', { name: '이전 화면' })).toBeVisible();
    expect(steps).toEqual([`hung ${version}`, 'fallback mf_usage@0.9.0']);
  });

  it('shows the message when the fallback does not mount either', async () => {
    load.mockResolvedValue(neverReady);
    open('/usage');
    await pass(2 * PAGE_DEADLINE_MS + 5_000);
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  });

  it('is found when it is opened from another one', async () => {
    load.mockImplementation(async (_name, { version }) =>
      version === FALLBACK.version ? { routes: [{ path: '*', element: <h1>이전 화면</h1> }] } : pages('주 화면'),
    );
    open('/usage');
    await pass(1_000);
    act(() => screen.getByRole('link', { name: '다음 화면' }).click());
    await pass(PAGE_DEADLINE_MS + 2_000);
    expect(screen.getByRole('heading', { name: '이전 화면' })).toBeVisible();
  });

  it('has its whole time again after the phone was asleep', async () => {
    load.mockResolvedValue(neverReady);
    const { steps } = open('/usage');
    await pass(1_000);
    show('hidden');
    await pass(10 * PAGE_DEADLINE_MS);
    show('visible');
    await pass(PAGE_DEADLINE_MS - 1_000);
    expect(steps).toEqual([]);
    await pass(2_000);
    expect(steps[0]).toContain('hung ');
  });
});

it('a server-rendered form that somebody types into is not replaced', async () => {
  load.mockResolvedValue(neverReady);
  const { steps } = open('/usage');
  await pass(1_000);
  const form = document.createElement('form');
  form.innerHTML = '<input aria-label="이름"><textarea></textarea>';
  document.querySelector('main')?.append(form);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '이름' });
  field.value = '새';
  await pass(2 * PAGE_DEADLINE_MS);
  expect(steps).toEqual([]);
  field.value = '';
  await pass(PAGE_DEADLINE_MS);
  expect(steps[0]).toContain('hung ');
});

it.each([
  ['mounts in time', '/usage', pages('주 화면')],
  ['has crashed', '/usage', { routes: [{ path: '*', Component: () => JSON.parse('{') }] }],
])('a page that %s is left alone', async (_case, url, module) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockResolvedValue(module);
  const { steps } = open(url, buildRemote({ version: `2.0.${(versions += 1)}` }));
  await pass(3 * PAGE_DEADLINE_MS);
  expect(steps.filter((step) => step.startsWith('hung'))).toEqual([]);
});

it('a page that suspends again while it is in use is left alone', async () => {
  load.mockResolvedValue(pages('주 화면'));
  const { steps } = open('/usage/press');
  await pass(1_000);
  act(() => screen.getByRole('button', { name: '멈추기' }).click());
  await pass(3 * PAGE_DEADLINE_MS);
  expect(steps).toEqual([]);
});

describe('the mark of an opening page', () => {
  it('stands while the page opens, and goes once it has settled', async () => {
    load.mockResolvedValue(pages('주 화면'));
    const { version } = open('/usage');
    await pass(1_000);
    for (const memory of [localStorage, sessionStorage]) expect(memory.getItem(MARK)).toContain(`${version} /usage `);
    await pass(SETTLED_AFTER_MS);
    for (const memory of [localStorage, sessionStorage]) expect(memory.getItem(MARK)).toBeNull();
  });

  it.each([
    ['the tab is hidden', () => show('hidden')],
    ['the page is left', () => act(() => void window.dispatchEvent(new Event('pagehide')))],
    ['another page is opened', () => act(() => screen.getByRole('link', { name: '홈' }).click())],
  ])('goes when %s', async (_when, happen) => {
    load.mockResolvedValue(pages('주 화면'));
    open('/usage');
    await pass(1_000);
    happen();
    expect(localStorage.getItem(MARK)).toBeNull();
  });

  it('is of the page that was opened last', async () => {
    load.mockResolvedValue(pages('주 화면'));
    open('/usage');
    await pass(1_000);
    act(() => screen.getByRole('link', { name: '다음 화면' }).click());
    expect(localStorage.getItem(MARK)).toContain('/usage/never');
  });
});

describe('a mark that was left', () => {
  const leave = (version: string, ageMs: number): void =>
    localStorage.setItem(MARK, `${version} /usage ${Date.now() - ageMs}`);
  const loadEach = () => load.mockImplementation(async (_name, { version }) => pages(`화면 ${version}`));

  /** Fakes how the browser came to this document. */
  const arriveBy = (type: string): void => {
    performance.getEntriesByType = () => [
      { ...{ name: '', entryType: '', startTime: 0, duration: 0, type }, toJSON: () => '' },
    ];
  };
  const copyToTab = (): void => sessionStorage.setItem(MARK, localStorage.getItem(MARK) ?? '');

  it.each([
    ['when its tab was reloaded, for this tab', 'reload', true, undefined, '', sessionStorage],
    ['when its browser may have been killed, uncounted', 'navigate', false, undefined, ' not counted', sessionStorage],
    ['when its browser was restored, uncounted', 'back_forward', true, undefined, ' not counted', sessionStorage],
    ['when another tab was reloaded, uncounted', 'reload', false, undefined, ' not counted', sessionStorage],
    ['at the second time, until a newer version is live', 'navigate', false, '/usage', '', localStorage],
    ['after another page of it was blocked', 'navigate', false, '/usage/detail', '', localStorage],
  ])('makes the next load use the fallback: %s', async (_case, arrival, isOfTab, before, counted, kept) => {
    loadEach();
    arriveBy(arrival);
    const remote = build();
    leave(`mf_usage@${remote.version}`, 6_000);
    if (isOfTab) copyToTab();
    if (before !== undefined) localStorage.setItem('blocked', `mf_usage@${remote.version} ${before}`);
    const { steps, version } = open('/usage', remote);
    await pass(1_000);
    expect(screen.getByRole('heading', { name: '화면 0.9.0' })).toBeVisible();
    expect(steps).toEqual([`hung ${version}${counted}`, `fallback mf_usage@0.9.0${counted}`]);
    for (const memory of [localStorage, sessionStorage])
      expect(memory.getItem('given-up:mf_usage')).toBe(memory === kept ? `${remote.version} ${remote.version}` : null);
  });

  it.each([
    ['the first again, once its page has settled', '/usage', ' not counted'],
    ['the second, while only another page has settled', '/usage/press', ''],
  ])('makes the next one %s', async (_case, settled, counted) => {
    loadEach();
    arriveBy('navigate');
    const remote = build();
    localStorage.setItem('blocked', `mf_usage@${remote.version} /usage`);
    const first = open(settled, remote);
    await pass(SETTLED_AFTER_MS + 1_000);
    first.unmount();
    leave(`mf_usage@${remote.version}`, 6_000);
    const { steps, version } = open('/usage', remote);
    await pass(1_000);
    expect(steps[0]).toBe(`hung ${version}${counted}`);
  });

  it.each([
    ['too young', (live: string) => leave(live, 2_000)],
    ['of another remote', () => leave('mf_mypage@1.0.0', 60_000)],
    ['of a version that is gone', () => leave('mf_usage@0.1.0', 60_000)],
    ['damaged', () => localStorage.setItem(MARK, 'x')],
    ['of the future', (live: string) => leave(live, -60_000)],
  ])('means nothing when it is %s', async (_case, put) => {
    loadEach();
    const remote = build();
    put(`mf_usage@${remote.version}`);
    const { steps } = open('/usage', remote);
    await pass(1_000);
    expect(screen.getByRole('heading', { name: `화면 ${remote.version}` })).toBeVisible();
    expect(steps).toEqual([]);
  });
});
