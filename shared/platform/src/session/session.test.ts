import Cookies from 'js-cookie';
import { createStore } from 'jotai';
import { createQueryClient } from '../queries/query-client';
import { installRuntime, runtime } from '../runtime/runtime';
import { fakeNativeApp } from '../testing/fake-native-app';
import { endSession, restoreSession, signIn } from './session-actions';
import { sessionAtom } from './session-atoms';

const USER = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  installRuntime({ store: createStore(), queryClient: createQueryClient() });
  restoreSession();
});

const state = (): string => runtime().store.get(sessionAtom).state;

describe('session', () => {
  it('starts with both tokens and the user, and is there again after a reload', () => {
    expect(signIn({ accessToken: 'a', refreshToken: 'r', user: USER })).toBe(true);
    expect(state()).toBe('member');

    installRuntime({ store: createStore(), queryClient: createQueryClient() });
    restoreSession();

    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: USER });
  });

  it.each([
    ['the refresh token', { accessToken: 'a', user: USER }],
    ['the access token', { refreshToken: 'r', user: USER }],
    ['the user', { accessToken: 'a', refreshToken: 'r' }],
  ])('does not start without %s', (_missing, answer) => {
    expect(signIn(answer)).toBe(false);
    expect(state()).toBe('visitor');
    expect(Cookies.get('accessToken')).toBeUndefined();
  });

  it.each([
    ['no cookie', {}, 'visitor'],
    ['only a refresh token', { refreshToken: 'r' }, 'member'],
    ['an access token alone', { accessToken: 'a' }, 'visitor'],
    ['tokens with a garbled user', { accessToken: 'a', refreshToken: 'r', userInfo: '{{' }, 'visitor'],
    ["tokens with somebody else's JSON", { accessToken: 'a', refreshToken: 'r', userInfo: '[1]' }, 'visitor'],
  ])('with %s is that of a %s', (_name, cookies, expected) => {
    for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value);
    restoreSession();
    expect(state()).toBe(expected);
  });

  it('wipes half a login whole', () => {
    Cookies.set('accessToken', 'a');
    Cookies.set('userInfo', JSON.stringify(USER));
    restoreSession();
    expect(Cookies.get()).toEqual({});
  });
});

describe('the native app', () => {
  it('hears who logs in and out, and keeps the cookies of it', () => {
    const app = fakeNativeApp('android');
    restoreSession();
    app.say({ type: 'ready' });
    signIn({ accessToken: 'a', refreshToken: 'r', user: USER });
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
