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

/** The one thing between tabs: this tab's end of it, and what it has said. */
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
/** Hears something, and looks at the cookies for as long as it makes a tab look. */
const hearOut = async (data: unknown): Promise<void> => {
  jest.useFakeTimers();
  hear(data);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
};
const logIn = (user: typeof USER): Promise<boolean> => signIn({ accessToken: 'a', refreshToken: 'r', user }, '/');
/** Another tab writes the cookies both share. */
const writeCookies = (user: typeof USER): void => {
  saveTokens({ accessToken: 'a2', refreshToken: 'r2' });
  saveUserInfo(user);
};
const cached = (): unknown => runtime().queryClient.getQueryData(['member']);

beforeAll(() => {
  Object.assign(window, { BroadcastChannel: FakeChannel });
});

let listening: jest.SpiedFunction<typeof window.addEventListener>;

/** Each test is a page of its own in the same window. */
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

/** A page is open that reads something. @returns how often it has asked. */
const openPage = (): (() => number) => {
  let asked = 0;
  const queryFn = () => (asked += 1);
  new QueryObserver(runtime().queryClient, { queryKey: ['member'], queryFn }).subscribe(() => undefined);
  return () => asked;
};
/** Lets questions under way be answered. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the tabs of one person', () => {
  // The first test is the one that opens the tab's channel.
  it('log in together', () => {
    writeCookies(USER);
    hear('member 1');
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: USER });
  });

  it.each([
    ['where it was to lead', '/login?path=%2Fusage%2Fdetail%3Fid%3D3', ['/usage/detail?id=3']],
    ['Home instead of another site', '/login?path=%2F%2Fevil.example', ['/']],
    ['nowhere from any other page', '/login/withdraw?path=%2Fusage', []],
  ])('lead from a login that waits %s', (_where, address, expected) => {
    window.history.replaceState(null, '', address);
    const visited: string[] = [];
    bindNavigate((path) => visited.push(path));
    writeCookies(USER);
    hear('member 1');
    window.history.replaceState(null, '', '/');
    expect(visited).toEqual(expected);
  });

  it('are told of a login and of the end of the session', async () => {
    await logIn(USER);
    endSession();
    expect(channel().said).toHaveLength(2);
  });

  it('are told after the cookies are written', async () => {
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

  it('remember that another one has logged out, until somebody logs in', async () => {
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

  it('log out together when the message comes before the cookies are gone', async () => {
    await logIn(USER);
    hear('visitor');
    expect(runtime().store.get(sessionAtom).state).toBe('member');

    clearSessionCookies();
    await waitFor(() => expect(runtime().store.get(sessionAtom)).toEqual({ state: 'visitor' }));
  });

  it('log in together when the message comes before the cookies are there', async () => {
    hear('member 2');
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'visitor' });

    writeCookies(OTHER);
    await waitFor(() => expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: OTHER }));
  });

  it('are told what has happened', async () => {
    await logIn(USER);
    endSession();
    expect(channel().said).toEqual(['member 1', 'visitor']);
  });

  it('look at the cookies a few times and then believe them, whatever was said', async () => {
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

  it('look no further once the cookies say what was said', async () => {
    await logIn(USER);
    jest.useFakeTimers();
    hear('member 1');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ask again for what is on the screen when another member logs in', async () => {
    await logIn(USER);
    const asked = openPage();
    await settle();
    writeCookies(OTHER);
    hear('member 2');
    await settle();
    expect([asked(), cached()]).toEqual([2, 2]);
  });

  it('ask nothing as nobody when they log out', async () => {
    await logIn(USER);
    const asked = openPage();
    await settle();
    clearSessionCookies();
    hear('visitor');
    await settle();
    expect(asked()).toBe(1);
  });

  it('forget what the first person saw when another logs in', async () => {
    await logIn(USER);
    runtime().queryClient.setQueryData(['member'], USER);

    writeCookies(OTHER);
    hear('member 2');

    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: OTHER });
    expect(cached()).toBeUndefined();
  });

  it.each(['changed', 'signOut', { state: 'visitor' }, { state: 'member', user: OTHER }, null, '<script>'])(
    'believe their own cookies and not the message %j',
    async (message) => {
      await logIn(USER);
      runtime().queryClient.setQueryData(['member'], USER);

      await hearOut(message);

      expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: USER });
      expect(cached()).toEqual(USER);
    },
  );

  it('do not make a member of a visitor for a forged login', async () => {
    await hearOut({ state: 'member', user: OTHER, accessToken: 'a' });
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'visitor' });
  });

  it('say nothing back: two tabs do not talk for ever', () => {
    writeCookies(USER);
    hear('member 1');
    expect(channel().said).toEqual([]);
  });
});

describe('a page from the back/forward cache', () => {
  const show = (persisted: boolean): boolean =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  it.each([
    ['is hidden and loaded again when the cookies are of another session', true, clearSessionCookies, 1, 'hidden'],
    ['stays as it is when the session is the same', true, () => undefined, 0, ''],
    ['is no page that was loaded', false, clearSessionCookies, 0, ''],
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
