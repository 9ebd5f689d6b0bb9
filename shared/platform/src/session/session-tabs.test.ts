import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { createStore } from 'jotai';
import { createQueryClient } from '../queries/query-client';
import { setReload } from '../http/reload-page';
import { bindNavigate } from '../runtime/navigation';
import { installRuntime, runtime } from '../runtime/runtime';
import { endSession, restoreSession, signIn } from './session-actions';
import { isEndedElsewhere } from './ended-elsewhere';
import { sessionAtom } from './session-atoms';
import { clearSessionCookies, saveTokens, saveUserInfo } from '../cookies/session-cookies';

/** Fake channel between tabs: this tab's end, and the messages it has posted. */
class FakeChannel extends EventTarget {
  static readonly open: FakeChannel[] = [];
  readonly said: unknown[] = [];
  constructor(readonly name: string) {
    super();
    FakeChannel.open.push(this);
  }
  postMessage(message: unknown): void {
    this.said.push(message);
  }
}

const USER = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };
const OTHER = { userId: 2, phoneNumber: '01000000002', nickname: '이웃손님' };

const channel = (): FakeChannel => {
  const [only, ...more] = FakeChannel.open;
  if (only === undefined || more.length > 0) throw new Error('A tab has exactly one channel');
  return only;
};
const hear = (data: unknown): boolean => channel().dispatchEvent(new MessageEvent('message', { data }));
/** Receives a message and runs all cookie checks that follow. */
const hearOut = async (data: unknown): Promise<void> => {
  jest.useFakeTimers();
  hear(data);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
};
const logIn = (user: typeof USER): Promise<boolean> => signIn({ accessToken: 'a', refreshToken: 'r', user }, '/');
/** Writes the shared cookies as another tab. */
const writeCookies = (user: typeof USER): void => {
  saveTokens({ accessToken: 'a2', refreshToken: 'r2' });
  saveUserInfo(user);
};
const cached = (): unknown => runtime().queryClient.getQueryData(['member']);

beforeAll(() => {
  Object.assign(window, { BroadcastChannel: FakeChannel });
});

let listening: jest.SpiedFunction<typeof window.addEventListener>;

/** Simulates a new page in the same window for each test. */
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  listening.mockRestore();
});

beforeEach(() => {
  listening = jest.spyOn(window, 'addEventListener');
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  FakeChannel.open.length = 0;
  installRuntime({ store: createStore(), queryClient: createQueryClient() });
  restoreSession();
  channel().said.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Opens a page with a read. @returns how often it was requested. */
const openPage = (): (() => number) => {
  let asked = 0;
  const queryFn = () => (asked += 1);
  new QueryObserver(runtime().queryClient, { queryKey: ['member'], queryFn }).subscribe(() => undefined);
  return () => asked;
};
/** Lets pending requests finish. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('tabs of one person', () => {
  // First, because it opens the tab's channel.
  it('log in together', () => {
    writeCookies(USER);
    hear('member 1');
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: USER });
  });

  it.each([
    ['to its return path', '/login?path=%2Fusage%2Fdetail%3Fid%3D3', ['/usage/detail?id=3']],
    ['to Home instead of another site', '/login?path=%2F%2Fevil.example', ['/']],
    ['but not from any other page', '/login/withdraw?path=%2Fusage', []],
  ])('redirect from an open login page %s', (_where, address, expected) => {
    window.history.replaceState(null, '', address);
    const visited: string[] = [];
    bindNavigate((path) => visited.push(path));
    writeCookies(USER);
    hear('member 1');
    window.history.replaceState(null, '', '/');
    expect(visited).toEqual(expected);
  });

  it('are notified of a login and of the end of the session', async () => {
    await logIn(USER);
    endSession();
    expect(channel().said).toHaveLength(2);
  });

  it('are notified after the cookies are written', async () => {
    let seen: string | undefined;
    jest.spyOn(channel(), 'postMessage').mockImplementationOnce(() => (seen = Cookies.get('accessToken')));
    await logIn(USER);
    expect(seen).toBe('a');
  });

  it('log out together', async () => {
    await logIn(USER);
    runtime().queryClient.setQueryData(['member'], USER);

    clearSessionCookies();
    hear('visitor');

    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'visitor' });
    expect(cached()).toBeUndefined();
  });

  it('remember a logout in another tab until the next login', async () => {
    await logIn(USER);
    endSession();
    expect(isEndedElsewhere()).toBe(false);
    await logIn(USER);
    clearSessionCookies();
    hear('visitor');
    expect(isEndedElsewhere()).toBe(true);
    await logIn(USER);
    expect(isEndedElsewhere()).toBe(false);
  });

  it("log out together when the message precedes the cookies' deletion", async () => {
    await logIn(USER);
    hear('visitor');
    expect(runtime().store.get(sessionAtom).state).toBe('member');

    clearSessionCookies();
    await waitFor(() => expect(runtime().store.get(sessionAtom)).toEqual({ state: 'visitor' }));
  });

  it('log in together when the message precedes the cookies', async () => {
    hear('member 2');
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'visitor' });

    writeCookies(OTHER);
    await waitFor(() => expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: OTHER }));
  });

  it('receive what has happened', async () => {
    await logIn(USER);
    endSession();
    expect(channel().said).toEqual(['member 1', 'visitor']);
  });

  it('check the cookies a few times and trust them over the message', async () => {
    await logIn(USER);
    const look = jest.spyOn(Cookies, 'get');
    jest.useFakeTimers();
    hear('visitor');
    await jest.advanceTimersByTimeAsync(10 * 100);
    const looks = look.mock.calls.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(looks).toBeGreaterThan(0);
    expect(look.mock.calls).toHaveLength(looks);
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: USER });
  });

  it('log in together while only the refresh token is there', () => {
    Cookies.set('refreshToken', 'r2');
    hear('member ');
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: undefined });
  });

  it('stop checking once the cookies match the message', async () => {
    await logIn(USER);
    jest.useFakeTimers();
    hear('member 1');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('refetch what is on the screen when another member logs in', async () => {
    await logIn(USER);
    const asked = openPage();
    await settle();
    writeCookies(OTHER);
    hear('member 2');
    await settle();
    expect([asked(), cached()]).toEqual([2, 2]);
  });

  it('request nothing as visitors when they log out', async () => {
    await logIn(USER);
    const asked = openPage();
    await settle();
    clearSessionCookies();
    hear('visitor');
    await settle();
    expect(asked()).toBe(1);
  });

  it("drop the first person's data when another logs in", async () => {
    await logIn(USER);
    runtime().queryClient.setQueryData(['member'], USER);

    writeCookies(OTHER);
    hear('member 2');

    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: OTHER });
    expect(cached()).toBeUndefined();
  });

  it.each(['changed', 'signOut', { state: 'visitor' }, { state: 'member', user: OTHER }, null, '<script>'])(
    'trust their own cookies over the message %j',
    async (message) => {
      await logIn(USER);
      runtime().queryClient.setQueryData(['member'], USER);

      await hearOut(message);

      expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: USER });
      expect(cached()).toEqual(USER);
    },
  );

  it('do not log in a visitor for a forged message', async () => {
    await hearOut({ state: 'member', user: OTHER, accessToken: 'a' });
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'visitor' });
  });

  it('post nothing back, which would loop forever', () => {
    writeCookies(USER);
    hear('member 1');
    expect(channel().said).toEqual([]);
  });
});

describe('page from the back/forward cache', () => {
  const show = (persisted: boolean): boolean =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  it.each([
    ['is hidden and reloaded when the cookies belong to another session', true, clearSessionCookies, 1, 'hidden'],
    ['stays as it is within the same session', true, () => undefined, 0, ''],
    ['is not reloaded after a normal load', false, clearSessionCookies, 0, ''],
  ])('%s', async (_what, persisted, meanwhile, reloads, visibility) => {
    let reloaded = 0;
    setReload(() => (reloaded += 1));
    await logIn(USER);
    meanwhile();
    show(persisted);
    expect(reloaded).toBe(reloads);
    expect(document.documentElement.style.visibility).toBe(visibility);
    document.documentElement.removeAttribute('style');
  });
});
