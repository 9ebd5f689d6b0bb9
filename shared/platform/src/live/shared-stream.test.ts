import { fakeStreamServer, eventOf } from './testing/fake-stream';
import { fakeTabs } from './testing/fake-tabs';
import type { RefetchScope } from './refetch-changes';
import { followShared } from './shared-stream';

const CHANGE = { kind: 'request', applicationId: 7, at: '2026-03-02T01:00:00.000Z' } as const;

const server = fakeStreamServer();
const tabs: AbortController[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  fakeTabs();
  server.opened.splice(0);
  document.cookie = 'accessToken=token';
});
afterEach(() => {
  tabs.splice(0).forEach((tab) => tab.abort());
  jest.useRealTimers();
});

/** Opens a tab that follows changes and records what it refetches. */
const openTab = () => {
  const scopes: RefetchScope[] = [];
  const tab = new AbortController();
  tabs.push(tab);
  void followShared((scope) => scopes.push(scope), tab.signal);
  return { scopes, close: () => tab.abort() };
};

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('tabs of a browser', () => {
  it('share one connection and are all notified', async () => {
    const [one, two] = [openTab(), openTab()];
    await settle();
    server.last().send(eventOf(CHANGE));
    await settle();
    expect(server.opened).toHaveLength(1);
    expect([one.scopes, two.scopes]).toEqual([
      ['everything', CHANGE],
      ['everything', CHANGE],
    ]);
  });

  it('hand the connection to the next tab on close, which refetches everything', async () => {
    const [one, two] = [openTab(), openTab()];
    await settle();
    one.close();
    await settle();
    expect(server.opened.map(({ isRead }) => isRead())).toEqual([false, true]);
    expect(two.scopes).toEqual(['everything', 'everything']);
    server.last().send(eventOf(CHANGE));
    await settle();
    expect([one.scopes, two.scopes]).toEqual([['everything'], ['everything', 'everything', CHANGE]]);
  });

  it('that close while they wait do not get the connection', async () => {
    const [one, two] = [openTab(), openTab()];
    await settle();
    two.close();
    one.close();
    await settle();
    expect(server.opened.map(({ isRead }) => isRead())).toEqual([false]);
  });

  it('connect separately in a browser without locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    openTab();
    openTab();
    await settle();
    expect(server.opened).toHaveLength(2);
  });

  it.each([[undefined], ['all of it'], [{ kind: 'request' }], [[]]])(
    'ignore foreign messages on their channel: %j',
    async (said) => {
      const one = openTab();
      await settle();
      new BroadcastChannel('dongne-live').postMessage(said);
      await settle();
      expect(one.scopes).toEqual(['everything']);
    },
  );
});
