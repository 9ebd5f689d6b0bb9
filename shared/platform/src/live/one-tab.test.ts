import { fakeStreamServer, eventOf } from './testing/fake-stream';
import { fakeTabs } from './testing/fake-tabs';
import type { Look } from './what-changed';
import { followTogether } from './one-tab';

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

/** A tab that follows, and what it was told to look at. */
const openTab = () => {
  const looks: Look[] = [];
  const tab = new AbortController();
  tabs.push(tab);
  void followTogether((look) => looks.push(look), tab.signal);
  return { looks, close: () => tab.abort() };
};

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('the tabs of a browser', () => {
  it('follow by one connection, and each of them is told', async () => {
    const [one, two] = [openTab(), openTab()];
    await settle();
    server.last().send(eventOf(CHANGE));
    await settle();
    expect(server.opened).toHaveLength(1);
    expect([one.looks, two.looks]).toEqual([
      ['everything', CHANGE],
      ['everything', CHANGE],
    ]);
  });

  it('go on when the one with the connection is closed: the next one has it then, and looks at what it missed', async () => {
    const [one, two] = [openTab(), openTab()];
    await settle();
    one.close();
    await settle();
    expect(server.opened.map(({ isRead }) => isRead())).toEqual([false, true]);
    expect(two.looks).toEqual(['everything', 'everything']);
    server.last().send(eventOf(CHANGE));
    await settle();
    expect([one.looks, two.looks]).toEqual([['everything'], ['everything', 'everything', CHANGE]]);
  });

  it('that wait for the connection and are closed do not get it', async () => {
    const [one, two] = [openTab(), openTab()];
    await settle();
    two.close();
    one.close();
    await settle();
    expect(server.opened.map(({ isRead }) => isRead())).toEqual([false]);
  });

  it('have one each where the browser has no locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    openTab();
    openTab();
    await settle();
    expect(server.opened).toHaveLength(2);
  });

  it.each([[undefined], ['all of it'], [{ kind: 'request' }], [[]]])(
    'do nothing about what somebody else says on their channel: %j',
    async (said) => {
      const one = openTab();
      await settle();
      new BroadcastChannel('dongne-live').postMessage(said);
      await settle();
      expect(one.looks).toEqual(['everything']);
    },
  );
});
