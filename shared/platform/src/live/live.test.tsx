import { endpoints } from '@dongne/contract';
import { buildClaimCase } from '@dongne/contract/testing';
import { endSession, signIn, useRemote } from '@dongne/platform';
import { renderPage, type FakeApi } from '@dongne/platform/testing';
import { act } from '@testing-library/react';
import { startLive } from './live';
import { eventOf, fakeStreamServer } from './testing/fake-stream';
import { fakeTabs } from './testing/fake-tabs';

const AT = '2026-03-02T01:00:00.000Z';
const LOGIN = {
  accessToken: 'a',
  refreshToken: 'r',
  user: { userId: 7, phoneNumber: '01000000007', nickname: '손님' },
};
const API: FakeApi = {
  'GET /request/delivery/processing': [],
  'GET /request/delivery/7/alternatives': [],
  'GET /request/delivery/8/alternatives': [],
  'GET /claim/71': buildClaimCase(),
  'GET /notification/count': { count: 0 },
  'GET /faq': { items: [] },
};

/** Page with the badge, two requests, a claim of one of them, the bell, and a read that no change affects. */
const Page = () => {
  useRemote(endpoints.processingRequests);
  useRemote(endpoints.otherShops, { id: 7 });
  useRemote(endpoints.otherShops, { id: 8 });
  useRemote(endpoints.claimCase, { id: 71 });
  useRemote(endpoints.unreadNotifications);
  useRemote(endpoints.faqs);
  return null;
};

const server = fakeStreamServer();
const stops: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5); // pauses without jitter
  fakeTabs();
  server.opened.splice(0);
  server.answerWith(() => ({ parts: [': open\n\n'], isOpen: true }));
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  see('visible');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const see = (visibilityState: 'visible' | 'hidden'): void => {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Opens a page that follows changes; `asked` returns and clears the list of requests. */
const open = async (session: 'visitor' | 'member' = 'member') => {
  const { calls } = renderPage([{ path: '*', element: <Page /> }], { url: '/', session, api: API });
  stops.push(startLive());
  const asked = (): string[] => {
    const paths = calls.map(({ path }) => path.replace('/request/delivery', ''));
    calls.splice(0);
    return paths.sort();
  };
  await pass(2_000);
  asked();
  return { asked };
};

const EVERYTHING = ['/7/alternatives', '/8/alternatives', '/claim/71', '/notification/count', '/processing'];

describe('live page', () => {
  it('refetches what is on the screen and has changed, and nothing else', async () => {
    const { asked } = await open();
    server.last().send(eventOf({ kind: 'request', applicationId: 7, at: AT }));
    await pass(200);
    expect(asked()).toEqual(['/7/alternatives', '/claim/71', '/processing']);
    await pass(2_000);
    server.last().send(eventOf({ kind: 'notification', applicationId: null, at: AT }));
    await pass(200);
    expect(asked()).toEqual(['/notification/count']);
  });

  it('refetches once for simultaneous changes, and once a second at most', async () => {
    const { asked } = await open();
    const change = eventOf({ kind: 'request', applicationId: 7, at: AT });
    server.last().send(change.repeat(5));
    await pass(200);
    for (let more = 0; more < 8; more += 1) {
      server.last().send(change);
      await pass(100);
    }
    expect(asked()).toEqual(['/7/alternatives', '/claim/71', '/processing']);
    await pass(1_000);
    expect(asked()).toEqual(['/7/alternatives', '/claim/71', '/processing']);
  });

  it('starts with a login and stops with the session', async () => {
    await open('visitor');
    expect(server.opened).toHaveLength(0);
    await act(() => signIn(LOGIN, '/'));
    await pass(0);
    expect(server.last().headers['Authorization']).toBe('Bearer a');
    act(() => endSession());
    await pass(60_000);
    expect(server.opened.map(({ isRead }) => isRead())).toEqual([false]);
  });

  it('disconnects after a while in a hidden tab, and refetches when visible', async () => {
    const { asked } = await open();
    see('hidden');
    await pass(29_000);
    expect(server.last().isRead()).toBe(true);
    await pass(1_000);
    expect(server.last().isRead()).toBe(false);
    await pass(3_600_000);
    expect([asked(), server.opened.length]).toEqual([[], 1]);
    see('visible');
    await pass(200);
    expect(asked()).toEqual(expect.arrayContaining(EVERYTHING));
    expect(server.last().isRead()).toBe(true);
  });

  it('keeps its connection when the tab is hidden briefly', async () => {
    await open();
    see('hidden');
    await pass(20_000);
    see('visible');
    await pass(20_000);
    expect(server.opened.map(({ isRead }) => isRead())).toEqual([true]);
  });

  it('polls with backoff without a stream, and refetches once it opens', async () => {
    server.answerWith(() => 'no answer');
    const { asked } = await open();
    await pass(14_000);
    expect(asked()).toEqual(EVERYTHING);
    await pass(20_000);
    expect(asked()).toEqual([]);
    await pass(10_000);
    expect(asked()).toEqual(EVERYTHING);
    server.answerWith(() => ({ parts: [': open\n\n'], isOpen: true }));
    await pass(16_000);
    expect(server.opened).toHaveLength(1);
    expect(asked()).toEqual(EVERYTHING);
    await pass(20_000);
    expect(asked()).toEqual([]);
  });

  it('reconnects with backoff after an outage', async () => {
    await open();
    const tries: number[] = [];
    const begin = Date.now();
    server.answerWith(() => {
      tries.push(Math.round((Date.now() - begin) / 1_000));
      return { status: 503 };
    });
    server.last().end();
    await pass(40_000);
    expect(tries).toEqual([1, 3, 7, 15, 31]);
  });

  it('is back within a second, each time that a proxy cuts its stream after thirty seconds', async () => {
    const { asked } = await open();
    const begin = Date.now();
    const openedAt: number[] = [];
    server.answerWith(() => {
      openedAt.push(Math.round((Date.now() - begin) / 1_000));
      return { parts: [': open\n\n'], isOpen: true };
    });
    for (let cut = 0; cut < 4; cut += 1) {
      await pass(30_000);
      server.last().end();
    }
    await pass(5_000);
    expect(openedAt).toEqual([31, 61, 91, 121]);
    expect(asked()).toEqual(
      Array.from({ length: 4 }, () => EVERYTHING)
        .flat()
        .sort(),
    );
  });

  it.each([
    ['floods', { parts: [eventOf({ kind: 'request', applicationId: 7, at: AT }).repeat(300)], isOpen: true }],
    ['lies', { parts: ['data: nonsense\n\n'], isOpen: true }],
    ['is no event stream', { type: 'text/html', parts: ['<html>'] }],
  ])('pauses a stream for a minute that %s, and polls', async (_what, answer) => {
    server.answerWith(() => answer);
    const { asked } = await open();
    await pass(40_000);
    expect(server.opened).toHaveLength(1);
    expect(asked()).toEqual(expect.arrayContaining(EVERYTHING));
    await pass(30_000);
    expect(server.opened).toHaveLength(2);
  });

  it('refreshes the token when the stream refuses it', async () => {
    server.answerWith(() => ({ status: 401 }));
    const { asked } = await open();
    await pass(2_000);
    expect(asked()).toContain('/notification/count');
  });

  it('polls rarely although the stream is open', async () => {
    const { asked } = await open();
    const beat = setInterval(() => server.last().send(': here\n\n'), 10_000);
    await pass(310_000);
    clearInterval(beat);
    expect(asked()).toEqual(EVERYTHING);
  });
});
