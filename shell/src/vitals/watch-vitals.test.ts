import { createRuntime, installRuntime } from '@dongne/platform';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import type { MetricType } from 'web-vitals';
import { noteOpened } from '../analytics/opened-pages';
import { delayUntilHydrated, PageMounted } from '../first-view';
import { setRunning } from '../health/running-versions';
import { parseRegistry } from '../registry/registry';
import { newestAtom } from '../registry/registry-in-use';
import { watchVitals } from './watch-vitals';

// Fakes the metrics: jsdom has no such performance entries.
const mockTakers: Record<string, (metric: MetricType) => void> = {};
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (take: (metric: MetricType) => void) => {
        mockTakers[name] = take;
      },
    ]),
  ),
);

const route = (path: string) => ({ path, access: 'public' });
const remote = (version: string, ...paths: string[]) => [
  {
    url: `http://localhost:3001/${version}/mf-manifest.json`,
    metadata: { version },
    deployment: { default: true },
    extras: { entry: 'entry.js', assets: {}, routes: paths.map(route) },
  },
];
const REGISTRY = {
  microFrontends: {
    mf_laundry: remote('1.0.0-aaaaaaaa', '/laundry/list', '/laundry/:id'),
    mf_mypage: remote('1.0.0-cccccccc', '/event/:id'),
  },
};

const beacon = jest.fn((_address: string, _body: Blob) => true);
const textOf = (body: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });
const sent = async () => {
  const bodies = beacon.mock.calls.map(([, body]) => textOf(body));
  return (await Promise.all(bodies)).flatMap((body) => JSON.parse(body).vitals);
};

const open = (screen: string, afterMs: number) =>
  noteOpened({ name: 'screen_view', at: performance.timeOrigin + afterMs, properties: { screen } });
let count = 0;
const measure = (name: MetricType['name'], value: number, more: Partial<Record<keyof MetricType, unknown>> = {}) => {
  count += 1;
  const metric = { name, value, id: `m${count}`, entries: [], navigationType: 'navigate', ...more };
  mockTakers[name]?.(Object.assign(Object.create(null), metric));
};
const at = (...times: number[]) => ({ entries: times.map((startTime) => ({ startTime })) });

const setVisibility = (state: 'hidden' | 'visible') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

beforeEach(() => {
  const runtime = createRuntime();
  installRuntime(runtime);
  runtime.store.set(newestAtom, parseRegistry(REGISTRY));
  document.head.innerHTML = '<meta name="shell" content="1.0.0-bbbbbbbb">';
  Object.assign(navigator, { sendBeacon: beacon, connection: { effectiveType: '3g' } });
  beacon.mockReset();
  setRunning('mf_laundry', '1.0.0-aaaaaaaa');
});
afterEach(() => {
  // Sends what is queued and ends the page.
  window.dispatchEvent(new Event('pagehide'));
  jest.restoreAllMocks();
});

describe('web vitals of a document', () => {
  it('are sent when it is hidden, with route and versions', async () => {
    open('/laundry/:id', 900);
    watchVitals();
    measure('LCP', 1_234, at(700));
    expect(beacon).not.toHaveBeenCalled();
    setVisibility('hidden');
    expect(beacon.mock.calls[0]?.[0]).toBe('/v1/app/clientEvent');
    expect(await sent()).toEqual([
      {
        name: 'LCP',
        value: 1_234,
        route: '/laundry/:id',
        version: 'mf_laundry@1.0.0-aaaaaaaa',
        shell: 'shell@1.0.0-bbbbbbbb',
        drawnBy: 'browser',
        navigation: 'navigate',
        network: '3g',
        isNativeApp: false,
      },
    ]);
  });

  it('belong to the page on which they occurred', async () => {
    open('/', 100);
    open('/laundry/list', 2_000);
    watchVitals();
    open('/event/61', 5_000);
    setRunning('mf_mypage', '1.0.0-cccccccc');
    measure('TTFB', 50, at(0));
    measure('CLS', 0);
    measure('INP', 80, at(2_500, 2_510));
    measure('INP', 90, at(6_000));
    setVisibility('hidden');
    expect((await sent()).map(({ name, route, version }) => [name, route, version])).toEqual([
      ['TTFB', '/', 'shell@1.0.0-bbbbbbbb'],
      ['CLS', '/', 'shell@1.0.0-bbbbbbbb'],
      ['INP', '/laundry/list', 'mf_laundry@1.0.0-aaaaaaaa'],
      ['INP', '/event/:id', 'mf_mypage@1.0.0-cccccccc'],
    ]);
  });

  it('belong to the version that ran, not to one loaded later', async () => {
    setRunning('mf_laundry', '1.0.0-00000001');
    open('/laundry/list', 0);
    watchVitals();
    open('/', 5_000);
    setRunning('mf_laundry', '1.0.0-aaaaaaaa');
    open('/laundry/list', 9_000);
    measure('CLS', 0.1, at(1_000));
    measure('INP', 80, at(9_500));
    setVisibility('hidden');
    expect((await sent()).map(({ version }) => version)).toEqual([
      'mf_laundry@1.0.0-00000001',
      'mf_laundry@1.0.0-aaaaaaaa',
    ]);
  });

  it('report the server-rendered first view once it has hydrated', async () => {
    open('/', 0);
    delayUntilHydrated();
    watchVitals();
    measure('FCP', 1_000);
    setVisibility('hidden');
    render(createElement(PageMounted));
    measure('LCP', 1_000);
    setVisibility('hidden');
    expect(await sent()).toMatchObject([{ drawnBy: 'browser' }, { drawnBy: 'server' }]);
  });

  it('are sent once, then only new measurements after the page reappears', async () => {
    open('/', 0);
    watchVitals();
    measure('CLS', 0.1, { id: 'same' });
    setVisibility('hidden');
    setVisibility('visible');
    measure('CLS', 0.3, { id: 'same' });
    measure('CLS', 0.2, { id: 'other', navigationType: 'back-forward-cache', navigationStartTime: 9_000 });
    setVisibility('hidden');
    setVisibility('hidden');
    expect((await sent()).map(({ value, navigation }) => [value, navigation])).toEqual([
      [0.1, 'navigate'],
      [0.2, 'back-forward-cache'],
    ]);
  });

  it('leave out values that the API would reject, but no others', async () => {
    open('/event/:id', 0);
    open('/laundry/list', 1_000);
    watchVitals();
    measure('LCP', 700, at(10));
    measure('FCP', Number.NaN, at(1_500));
    measure('INP', 600_001, at(1_500));
    measure('TTFB', -1, at(1_500));
    measure('CLS', 0.1, { ...at(1_500), navigationType: 'soft-navigation' });
    measure('LCP', 800, at(1_500));
    setVisibility('hidden');
    expect((await sent()).map(({ value }) => value)).toEqual([800]);
  });

  it('of an unknown path are counted for no path', async () => {
    open('*', 0);
    watchVitals();
    measure('LCP', 700);
    setVisibility('hidden');
    expect(await sent()).toMatchObject([{ route: '*', version: 'shell@1.0.0-bbbbbbbb' }]);
  });

  it('are not sent without an opened page or a known network', async () => {
    Object.assign(navigator, { connection: undefined });
    watchVitals();
    measure('TTFB', 10);
    setVisibility('hidden');
    expect(beacon).not.toHaveBeenCalled();
    open('/', 0);
    measure('FCP', 10);
    setVisibility('hidden');
    expect(await sent()).toMatchObject([{ network: 'unknown' }]);
  });

  it('fail silently when they cannot be sent', () => {
    beacon.mockImplementation(() => {
      throw new Error('blocked');
    });
    open('/', 0);
    watchVitals();
    measure('LCP', 1_000);
    const uncaught = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', uncaught);
    setVisibility('hidden');
    window.removeEventListener('error', uncaught);
    expect(beacon).toHaveBeenCalled();
    expect(uncaught).not.toHaveBeenCalled();
  });
});
