import Cookies from 'js-cookie';
import { createStore } from 'jotai';
import { client } from '../http/http';
import { createQueryClient } from '../queries/query-client';
import { bindNavigate } from '../runtime/navigation';
import { installRuntime, runtime } from '../runtime/runtime';
import { fakeApi, refuse, type FakeCall } from '../testing/fake-api';
import { fakeNativeApp } from '../testing/fake-native-app';
import { keepUser, renameUser, restoreSession, signIn, signOut } from './session-actions';
import { sessionAtom } from './session-atoms';
import { userInfo } from '../cookies/session-cookies';

const USER = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };

let visited: [path: string, options: object | undefined][];

const start = async (answer: unknown = null): Promise<FakeCall[]> => {
  const server = fakeApi({ 'PUT /member/signOut': answer });
  client.defaults.adapter = server.adapter;
  await signIn({ accessToken: 'a', refreshToken: 'r', user: USER }, '/usage');
  return server.calls;
};
const session = () => runtime().store.get(sessionAtom);

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  installRuntime({ store: createStore(), queryClient: createQueryClient() });
  visited = [];
  bindNavigate((path, options) => visited.push([path, options]));
  restoreSession();
});
afterEach(() => jest.restoreAllMocks());

describe('login', () => {
  it('leaves no login entry in the history', async () => {
    await start();
    expect(visited).toEqual([['/usage', { replace: true }]]);
  });
});

describe('logout', () => {
  it('notifies the server, deletes everything and replaces the page by Home', async () => {
    const calls = await start();
    await signOut();
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/member/signOut', { deviceId: null }],
    ]);
    expect(calls[0]?.headers).toMatchObject({ Authorization: 'Bearer a' });
    expect(session()).toEqual({ state: 'visitor' });
    expect(Cookies.get()).toEqual({});
    expect(visited.at(-1)).toEqual(['/', { replace: true }]);
  });

  it('does not wait for a server that refuses or does not answer', async () => {
    await start(refuse('UNAVAILABLE'));
    await signOut();
    expect(session()).toEqual({ state: 'visitor' });
    expect(visited.at(-1)?.[0]).toBe('/');
  });
});

describe('member in the session', () => {
  it('has a new nickname, also after a reload', async () => {
    await start();
    renameUser('새이름');
    expect(session()).toEqual({ state: 'member', user: { ...USER, nickname: '새이름' } });
    expect(userInfo()).toEqual({ ...USER, nickname: '새이름' });
  });

  it('is not created by renaming a visitor', () => {
    renameUser('새이름');
    expect([session(), Cookies.get()]).toEqual([{ state: 'visitor' }, {}]);
  });

  it('is not created by renaming a member with a refresh token only', () => {
    Cookies.set('refreshToken', 'r');
    restoreSession();
    renameUser('새이름');
    expect(Cookies.get()).toEqual({ refreshToken: 'r' });
  });

  it.each([
    ['id', { userId: 2 }],
    ['number', { phoneNumber: '01000000002' }],
    ['name', { nickname: '이웃손님' }],
  ])('is corrected when the server returns another %s', async (_what, part) => {
    await start();
    keepUser({ ...USER, ...part });
    expect(userInfo()).toEqual({ ...USER, ...part });
    expect(session()).toEqual({ state: 'member', user: { ...USER, ...part } });
  });

  it('has the new name when the response has set the cookie', async () => {
    await start();
    Cookies.set('userInfo', JSON.stringify({ ...USER, nickname: '새이름' }));
    renameUser('새이름');
    expect(session()).toEqual({ state: 'member', user: { ...USER, nickname: '새이름' } });
  });

  it('is not written again without a change', async () => {
    await start();
    const before = session();
    const write = jest.spyOn(Document.prototype, 'cookie', 'set');
    keepUser({ ...USER });
    expect(write).not.toHaveBeenCalled();
    expect(session()).toBe(before);
  });

  it('is limited to the fields that the session needs', async () => {
    await start();
    keepUser({ ...USER, nickname: '새이름', ...{ birthday: '2000-01-01' } });
    expect(userInfo()).toEqual({ ...USER, nickname: '새이름' });
  });

  it('is reported to the native app on each start', async () => {
    await start();
    const app = fakeNativeApp('ios');
    installRuntime({ store: createStore(), queryClient: createQueryClient() });
    restoreSession();
    app.say({ type: 'ready' });
    app.leave();
    expect(app.heard).toEqual([{ type: 'userStatus', userId: 1 }]);
  });
});
