import Cookies from 'js-cookie';
import { createStore } from 'jotai';
import { createQueryClient } from '../queries/query-client';
import { bindNavigate } from '../runtime/navigation';
import { installRuntime, runtime } from '../runtime/runtime';
import { fakeNativeApp } from '../testing/fake-native-app';
import { endSession, keepUser, restoreSession, signIn } from './session-actions';
import { sessionAtom } from './session-atoms';
import { toastAtom } from '../popups/popup-atoms';

const USER = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  installRuntime({ store: createStore(), queryClient: createQueryClient() });
  restoreSession();
});

/** Simulates a webview without cookies, until it writes those that were set (all, or some names) late. */
const forbidCookies = () => {
  const texts: string[] = [];
  const spy = jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((text) => void texts.push(text));
  return {
    writeNow: (...names: readonly string[]): void => {
      spy.mockRestore();
      const isMeant = (text: string): boolean => names.length === 0 || names.some((name) => text.startsWith(name));
      for (const text of texts.filter(isMeant)) document.cookie = text;
    },
  };
};

const state = (): string => runtime().store.get(sessionAtom).state;

describe('session', () => {
  it('is unknown until the cookies have been read, without a redirect', () => {
    installRuntime({ store: createStore(), queryClient: createQueryClient() });
    expect(state()).toBe('unknown');
  });

  it('starts with both tokens and the user, and is restored on reload', async () => {
    expect(await signIn({ accessToken: 'a', refreshToken: 'r', user: USER }, '/')).toBe(true);
    expect(state()).toBe('member');

    installRuntime({ store: createStore(), queryClient: createQueryClient() });
    restoreSession();

    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: USER });
  });

  it.each([
    ['the refresh token', { accessToken: 'a', user: USER }],
    ['the access token', { refreshToken: 'r', user: USER }],
    ['the user', { accessToken: 'a', refreshToken: 'r' }],
  ])('does not start without %s, and fails without waiting', async (_missing, answer) => {
    jest.useFakeTimers();
    const signedIn = signIn(answer, '/');
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
    expect(await signedIn).toBe(false);
    expect(state()).toBe('visitor');
    expect(Cookies.get()).toEqual({});
  });

  it.each([
    ['no cookie', {}, 'visitor'],
    ['only a refresh token', { refreshToken: 'r' }, 'member'],
    ['an access token alone', { accessToken: 'a' }, 'visitor'],
    ['both tokens without a user', { accessToken: 'a', refreshToken: 'r' }, 'visitor'],
    ['tokens with a garbled user', { accessToken: 'a', refreshToken: 'r', userInfo: '{{' }, 'visitor'],
    ['tokens with foreign JSON', { accessToken: 'a', refreshToken: 'r', userInfo: '[1]' }, 'visitor'],
  ])('with %s is that of a %s', (_name, cookies, expected) => {
    for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value);
    restoreSession();
    expect(state()).toBe(expected);
  });

  it('is deleted as a whole when incomplete', () => {
    Cookies.set('accessToken', 'a');
    Cookies.set('userInfo', JSON.stringify(USER));
    restoreSession();
    expect(Cookies.get()).toEqual({});
  });
});

describe('server data', () => {
  const ADDRESS = ['member', 'address'];
  const cached = (): unknown => runtime().queryClient.getQueryData(ADDRESS);

  it.each([
    ['a visitor', () => Promise.resolve(true)],
    ['the member before', () => signIn({ accessToken: 'old', refreshToken: 'old', user: { ...USER, userId: 2 } }, '/')],
  ])('%s is not shown to the member who logs in', async (_who, before) => {
    await before();
    runtime().queryClient.setQueryData(ADDRESS, { address: 'somewhere else' });
    await signIn({ accessToken: 'a', refreshToken: 'r', user: USER }, '/');
    expect(cached()).toBeUndefined();
  });

  it('of a member is not shown after the logout', async () => {
    await signIn({ accessToken: 'a', refreshToken: 'r', user: USER }, '/');
    runtime().queryClient.setQueryData(ADDRESS, { address: 'home' });
    endSession();
    expect(cached()).toBeUndefined();
  });
});

describe('lone refresh token', () => {
  it('is a complete login again once the server has returned the member', () => {
    Cookies.set('refreshToken', 'r');
    restoreSession();
    Cookies.set('accessToken', 'a'); // as the first call does
    keepUser(USER);
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: USER });
    restoreSession();
    expect(state()).toBe('member');
  });

  it('of a person who has logged out meanwhile stays deleted', () => {
    Cookies.set('userInfo', JSON.stringify(USER)); // set by the response's header
    keepUser(USER);
    expect([state(), Cookies.get()]).toEqual(['visitor', {}]);
  });
});

describe('login whose cookies', () => {
  const LOGIN = { accessToken: 'a', refreshToken: 'r', user: USER };
  const toast = () => runtime().store.get(toastAtom);

  let visited: string[];
  beforeEach(() => {
    jest.useFakeTimers();
    visited = [];
    bindNavigate((path) => visited.push(path));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('can be read at once does not wait', async () => {
    expect(await signIn(LOGIN, '/usage')).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
    expect(visited).toEqual(['/usage']);
  });

  it('are written late succeeds as soon as they can be read', async () => {
    const late = forbidCookies();
    const signedIn = signIn(LOGIN, '/usage');
    await jest.advanceTimersByTimeAsync(4 * 500);
    expect([state(), visited]).toEqual(['visitor', []]);
    late.writeNow();
    await jest.advanceTimersByTimeAsync(500);
    expect(await signedIn).toBe(true);
    expect([state(), visited]).toEqual(['member', ['/usage']]);
  });

  it('are never written fails after 10 checks and stores nothing', async () => {
    forbidCookies();
    const signedIn = signIn(LOGIN, '/usage');
    await jest.advanceTimersByTimeAsync(10 * 500 - 1);
    expect(toast()).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(await signedIn).toBe(false);
    expect(toast()).toMatchObject({ message: '로그인에 실패했어요', tone: 'error' });
    expect([state(), visited, Cookies.get()]).toEqual(['visitor', [], {}]);
  });

  it.each([
    ['the access token', ['refreshToken', 'userInfo']],
    ['the refresh token', ['accessToken', 'userInfo']],
    ['the user', ['accessToken', 'refreshToken']],
  ])('are stored without %s fails', async (_lost, cookies) => {
    const late = forbidCookies();
    const signedIn = signIn(LOGIN, '/usage');
    late.writeNow(...cookies);
    await jest.advanceTimersByTimeAsync(10 * 500);
    expect(await signedIn).toBe(false);
    expect([state(), Cookies.get()]).toEqual(['visitor', {}]);
  });
});

describe('native app', () => {
  it('is notified of logins and logouts, and stores their cookies', async () => {
    const app = fakeNativeApp('android');
    restoreSession();
    app.say({ type: 'ready' });
    await signIn({ accessToken: 'a', refreshToken: 'r', user: USER }, '/');
    endSession();
    app.leave();

    expect(app.heard).toEqual([
      { type: 'userStatus', userId: null },
      { type: 'cookie', name: 'accessToken', value: 'a' },
      { type: 'cookie', name: 'refreshToken', value: 'r' },
      { type: 'cookie', name: 'userInfo', value: JSON.stringify(USER) },
      { type: 'userStatus', userId: 1 },
      { type: 'cookie', name: 'accessToken', value: null },
      { type: 'cookie', name: 'refreshToken', value: null },
      { type: 'cookie', name: 'userInfo', value: null },
      { type: 'userStatus', userId: null },
    ]);
  });
});
