import Cookies from 'js-cookie';
import { createStore } from 'jotai';
import { client } from '../http/http';
import { createQueryClient } from '../queries/query-client';
import { installRuntime } from '../runtime/runtime';
import { fakeApi, refuse, type FakeCall } from '../testing/fake-api';
import { fakeNativeApp, type FakeNativeApp } from '../testing/fake-native-app';
import { restoreSession, signIn } from './session-actions';

const USER = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };
const logIn = (): Promise<boolean> => signIn({ accessToken: 'a', refreshToken: 'r', user: USER }, '/');

let app: FakeNativeApp;

const start = (answer: unknown = null): FakeCall[] => {
  const server = fakeApi({ 'PUT /member/fcmToken': answer });
  client.defaults.adapter = server.adapter;
  restoreSession();
  return server.calls;
};
const sayAddress = (): void => app.say({ type: 'pushAddress', fcmToken: 'f', adId: 'ad' });
/** Lets pending calls reach the server. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  installRuntime({ store: createStore(), queryClient: createQueryClient() });
  app = fakeNativeApp('android');
});
afterEach(() => {
  app.leave();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('push address of the native app', () => {
  it('marks the app and waits for a login', async () => {
    const calls = start();
    sayAddress();
    await settle();
    expect(Cookies.get('fcmtoken')).toBe('f');
    expect(calls).toEqual([]);

    await logIn();
    await settle();
    expect(calls.map(({ body }) => body)).toEqual([{ fcmToken: 'f', adId: 'ad' }]);
  });

  it('marks the app for 60 days, and for no other site', () => {
    start();
    jest.useFakeTimers({ now: new Date('2026-03-02T00:00:00Z') });
    const write = jest.spyOn(Document.prototype, 'cookie', 'set');
    sayAddress();
    expect(write.mock.calls.flat().join()).toMatch(/expires=Fri, 01 May 2026 00:00:00 GMT.*samesite=lax/i);
  });

  it('is sent to the server at once for a member', async () => {
    const calls = start();
    await logIn();
    sayAddress();
    await settle();
    expect(calls.map(({ body }) => body)).toEqual([{ fcmToken: 'f', adId: 'ad' }]);
  });

  it('received during startup is sent for a returning member', async () => {
    start();
    await logIn();
    installRuntime({ store: createStore(), queryClient: createQueryClient() });
    window.DongneAndroid = { postMessage: (text) => text.includes('hello') && sayAddress() };
    const calls = start();
    await settle();
    expect(calls.map(({ path }) => path)).toEqual(['/member/fcmToken']);
  });

  it('is optional when the server refuses it', async () => {
    start(refuse('UNAVAILABLE'));
    await logIn();
    sayAddress();
    await settle();
    expect(Cookies.get('accessToken')).toBe('a');
  });
});
