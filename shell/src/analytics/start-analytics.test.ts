import { buildClientConfig } from '@dongne/contract/testing';
import { analytics } from '@dongne/platform';
import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { startAnalytics } from './start-analytics';

const FIREBASE = buildClientConfig({ analytics: { provider: 'firebase', key: 'G-ABCD' } });
const NOW = Date.parse('2026-11-20T10:00:00+09:00');

const fetchMock = jest.fn((_address: string, _call: { body: string }) => Promise.resolve(new Response()));
const beacon = jest.fn((_address: string, _body: unknown) => true);
class Response {}
let stop: (() => void) | undefined;

const start = async (config: FakeAnswer<'GET /config'> = buildClientConfig()) => {
  renderPage([], { url: '/', api: { 'GET /config': config } });
  stop = startAnalytics();
  await jest.advanceTimersByTimeAsync(100);
};
const recorded = () =>
  fetchMock.mock.calls.flatMap(([, { body }]) => {
    const { events }: { events: { name: string; properties: unknown }[] } = JSON.parse(body);
    return events.map(({ name, properties }) => [name, properties]);
  });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW });
  Object.assign(globalThis, { fetch: fetchMock });
  Object.assign(navigator, { sendBeacon: beacon });
  fetchMock.mockClear();
  beacon.mockClear();
});
afterEach(() => {
  stop?.();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('analytics', () => {
  it('sends events with the visit start to our own API', async () => {
    await start();
    analytics.screen('/laundry/:id');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(fetchMock.mock.calls[0]).toEqual([
      '/v1/app/clientEvent',
      expect.objectContaining({ method: 'POST', credentials: 'omit', keepalive: true }),
    ]);
    expect(recorded()).toEqual([
      ['visit_start', { first_visit: true, returning: false }],
      ['screen_view', { screen: '/laundry/:id' }],
    ]);
    expect(beacon).not.toHaveBeenCalled();
  });

  it('reports a returning user whose last visit was an hour ago', async () => {
    await start();
    analytics.screen('/');
    await jest.advanceTimersByTimeAsync(3_600_000);
    analytics.screen('/usage');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(recorded()).toContainEqual(['visit_start', { first_visit: false, returning: true }]);
  });

  it('remembers the visit in memory while storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await start();
    analytics.screen('/');
    analytics.screen('/usage');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(recorded().map(([name]) => name)).toEqual(['visit_start', 'screen_view', 'screen_view']);
  });

  it.each(['null', '[]', '{"startedAt":"x"}', '{"startedAt":1,"lastAt":1,"sourceAt":1,"source":{"a":1}}', '{{'])(
    'ignores %s in storage',
    async (garbage) => {
      localStorage.setItem('dongne.visits', garbage);
      await start();
      analytics.screen('/');
      await jest.advanceTimersByTimeAsync(5_000);
      expect(recorded()[0]).toEqual(['visit_start', { first_visit: true, returning: false }]);
    },
  );

  it('sends to Firebase alone when the configuration has its key', async () => {
    await start(FIREBASE);
    analytics.screen('/event/61');
    analytics.track('support_contact', { count: 3 });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(fetchMock).not.toHaveBeenCalled();
    const [address, body] = beacon.mock.calls[0] ?? [];
    expect(address).toMatch(/^https:\/\/www\.google-analytics\.com\/g\/collect\?v=2&tid=G-ABCD&cid=\d+\.\d+&sid=\d+&/);
    expect(String(body).split('\r\n')).toEqual([
      'en=visit_start&ep.first_visit=true&ep.returning=false',
      'en=screen_view&ep.firebase_screen=%2Fevent%2F61',
      'en=support_contact&epn.count=3',
    ]);
  });

  it.each<[string, FakeAnswer<'GET /config'>]>([
    ['does not come', refuse('UNAVAILABLE')],
    ['names no key', buildClientConfig({ analytics: { provider: 'firebase', key: null } })],
  ])('sends to our own API when the configuration %s', async (_case, config) => {
    await start(config);
    analytics.screen('/');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(recorded()).toContainEqual(['screen_view', { screen: '/' }]);
  });

  it('keeps the page working when an ad blocker throws', async () => {
    fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    await start();
    analytics.screen('/');
    await jest.advanceTimersByTimeAsync(5_000);
    analytics.screen('/usage');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});
