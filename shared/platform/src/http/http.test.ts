import { endpoints } from '@dongne/contract';
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import Cookies from 'js-cookie';
import { createStore } from 'jotai';
import { serverNow } from '../clock/server-clock';
import { createQueryClient } from '../queries/query-client';
import { bindNavigate } from '../runtime/navigation';
import { installRuntime, runtime } from '../runtime/runtime';
import { restoreSession } from '../session/session-actions';
import { sessionAtom } from '../session/session-atoms';
import { saveTokens, saveUserInfo } from '../cookies/session-cookies';
import { failureOf } from '../testing/failure-of';
import { fakeApi, refuse, refuseAs, type FakeCall } from '../testing/fake-api';
import { rawCall } from '../testing/raw-call';
import { actOnFailures } from '../failures/failure-actions';
import { request } from './call';
import { client } from './http';

const USER = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };

const serve = (routes: Readonly<Record<string, unknown>>): FakeCall[] => {
  const server = fakeApi(routes);
  client.defaults.adapter = server.adapter;
  axios.defaults.adapter = server.adapter; // the refresh call bypasses the interceptors
  return server.calls;
};

/** Sends a call that succeeds. @returns its request. */
const send = async (call: () => Promise<unknown>): Promise<InternalAxiosRequestConfig> => {
  let sent: InternalAxiosRequestConfig | undefined;
  client.defaults.adapter = async (config) => {
    sent = config;
    return { data: { ok: true }, status: 200, statusText: '', headers: {}, config };
  };
  await call();
  if (sent === undefined) throw new Error('Nothing was sent');
  return sent;
};

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const TRAVELLED = Date.parse('2036-01-01T00:00:00Z');

const bearer = (call: FakeCall): unknown => call.headers['Authorization'];

const logIn = (): void => {
  saveTokens({ accessToken: 'old', refreshToken: 'refresh-1' });
  saveUserInfo(USER);
  restoreSession();
};

const whenFresh = (value: unknown) => (call: FakeCall) =>
  bearer(call) === 'Bearer new' ? value : refuse('EXPIRED_JWT');
const REFRESH = 'PUT /v1/app/member/refresh';

let visited: string[];

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  visited = [];
  installRuntime({ store: createStore(), queryClient: createQueryClient() });
  actOnFailures();
  bindNavigate((path) => visited.push(path));
  window.history.pushState({}, '', '/usage');
  restoreSession();
});

describe("visitor's calls", () => {
  it("go to the visitors' paths with the device kind, without a bearer", async () => {
    const sent = await send(() => request(endpoints.mainView, {}));
    expect([sent.url, sent.headers.get('device'), sent.headers.get('Authorization')]).toEqual([
      '/nonMember/main',
      'PC',
      undefined,
    ]);
  });

  it("go to the members' path when they write", async () => {
    expect((await send(() => request(endpoints.orderDeliveryBag, {}))).url).toBe('/deliveryBag');
  });
});

describe('any call', () => {
  it('goes to the API of this origin with a timeout', async () => {
    expect(await send(() => rawCall('/main'))).toMatchObject({ baseURL: '/v1/app', timeout: 10_000 });
  });

  it.each([
    ['GET', undefined],
    ['POST', { a: 1 }],
    ['PUT', { a: 1 }],
    ['DELETE', undefined],
  ] as const)('with %s sends its body and returns the response', async (method, body) => {
    const calls = serve({ [`${method} /x`]: { ok: true } });
    expect(await rawCall('/x', method, body)).toEqual({ ok: true });
    expect(calls[0]?.body).toEqual(body);
  });
});

describe("page's clock", () => {
  it.each([
    ['answers', 200],
    ['refusals', 404],
  ])('follows the latest request when %s overtake each other', async (_what, status) => {
    const answers: ((serverTime: number) => void)[] = [];
    client.defaults.adapter = (config) =>
      new Promise((resolve, reject) => {
        answers.push((serverTime) => {
          const response = { data: {}, status, statusText: '', headers: { 'server-time': `${serverTime}` }, config };
          if (status === 200) resolve(response);
          else reject(new AxiosError('refused', undefined, config, undefined, response));
        });
      });
    const answerTo = async (call: Promise<unknown>, index: number, serverTime: number): Promise<void> => {
      answers[index]?.(serverTime);
      await call.catch(() => undefined);
    };
    const before = rawCall('/main');
    await turn();
    const after = rawCall('/faq');
    await turn();
    await answerTo(after, 1, TRAVELLED);
    await answerTo(before, 0, TRAVELLED - 864_000_000);
    expect(serverNow()).toBeGreaterThanOrEqual(TRAVELLED);
  });
});

describe("member's calls", () => {
  it.each([
    ['without a redirect while another page is open', '/', []],
    ['with a redirect to login on its own page', '/usage', ['/login?path=%2Fusage']],
  ])('for a prefetched page are refused %s', async (_what, page, paths) => {
    logIn();
    serve({ 'GET /main': refuse('INVALID_JWT') });
    await failureOf(request(endpoints.mainView, { page }));
    expect(visited).toEqual(paths);
  });

  it("carry the bearer and the native app's version", async () => {
    Cookies.set('appVersion', 'android/1.4.2');
    logIn();
    const calls = serve({ 'GET /main': {} });

    await rawCall('/main');

    expect(calls[0]?.headers).toMatchObject({
      Authorization: 'Bearer old',
      versioncode: '1.4.2',
      mobileplatform: 'android',
    });
  });

  it('share one refresh of an expired token and all succeed', async () => {
    logIn();
    const calls = serve({
      'GET /main': whenFresh({ ok: true }),
      [REFRESH]: { accessToken: 'new', refreshToken: 'refresh-2' },
    });

    const answers = await Promise.all(Array.from({ length: 50 }, () => rawCall('/main')));

    expect(answers).toEqual(Array.from({ length: 50 }, () => ({ ok: true })));
    expect(calls.filter(({ path }) => path.endsWith('/refresh'))).toHaveLength(1);
    expect(Cookies.get('refreshToken')).toBe('refresh-2');
  });

  it('end the session once when the refresh token is invalid', async () => {
    logIn();
    serve({ 'GET /main': refuse('EXPIRED_JWT'), [REFRESH]: refuse('REFRESH_REUSED') });

    const failures = await Promise.all(Array.from({ length: 5 }, () => failureOf(rawCall('/main'))));

    expect(failures.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => 'REFRESH_REUSED'));
    expect(visited).toEqual(['/login?path=%2Fusage']);
    expect(Cookies.get('accessToken')).toBeUndefined();
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'visitor' });
  });

  it('redirect only once when they are refused after the session has ended', async () => {
    logIn();
    let refuseLate: () => void = () => undefined;
    const late = new Promise((resolve) => (refuseLate = () => resolve(refuse('EXPIRED_JWT'))));
    serve({ 'GET /main': refuse('EXPIRED_JWT'), 'GET /member': () => late, [REFRESH]: refuse('REFRESH_REUSED') });

    const lateCall = failureOf(rawCall('/member'));
    await failureOf(rawCall('/main'));
    refuseLate();

    expect((await lateCall).code).toBe('NO_JWT');
    expect(visited).toEqual(['/login?path=%2Fusage']);
  });

  it('refresh once, then end the session when the fresh token has expired, too', async () => {
    logIn();
    // Bounds the rounds, so that an endless loop fails the test instead of hanging it.
    let rounds = 0;
    const neverContent = () => (rounds < 5 ? refuse('EXPIRED_JWT') : {});
    const renew = () => {
      rounds += 1;
      return { accessToken: `new-${rounds}`, refreshToken: `refresh-${rounds + 1}` };
    };
    const calls = serve({ 'GET /main': neverContent, [REFRESH]: renew });

    expect((await failureOf(rawCall('/main'))).code).toBe('EXPIRED_JWT');

    expect(calls.map(({ path }) => path)).toEqual(['/main', '/v1/app/member/refresh', '/main']);
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'visitor' });
    expect(visited).toEqual(['/login?path=%2Fusage']);
  });

  it.each([
    [422, 'VALIDATION', 'visitor'],
    [400, 'NOT_EXPIRED_JWT', 'visitor'],
    [429, 'TOO_MANY_REQUESTS', 'member'],
    [503, 'UNAVAILABLE', 'member'],
  ] as const)('refreshed with response %i %s belong to a %s afterwards', async (status, code, state) => {
    logIn();
    serve({ 'GET /main': refuse('EXPIRED_JWT'), [REFRESH]: refuseAs(status, { error: { code } }) });
    expect((await failureOf(rawCall('/main'))).code).toBe(code);
    expect(runtime().store.get(sessionAtom).state).toBe(state);
  });

  it('work without a refresh token until the access token expires', async () => {
    logIn();
    Cookies.remove('refreshToken');
    const calls = serve({ 'GET /main': refuse('EXPIRED_JWT') });
    expect((await failureOf(rawCall('/main'))).code).toBe('NO_JWT');
    expect(calls.map(bearer)).toEqual(['Bearer old']);
    expect(visited).toEqual(['/login?path=%2Fusage']);
  });

  it('redirect to login once when a webview stores no refreshed tokens', async () => {
    Cookies.set('refreshToken', 'refresh-1');
    restoreSession();
    serve({ 'GET /main': {}, [REFRESH]: { accessToken: 'new', refreshToken: 'refresh-2' } });
    jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined);
    jest.useFakeTimers();
    const failed = failureOf(rawCall('/main'));
    await jest.advanceTimersByTimeAsync(10 * 100);
    jest.useRealTimers();
    jest.restoreAllMocks();
    expect((await failed).code).toBe('NO_JWT');
    expect(visited).toEqual(['/login?path=%2Fusage']);
  });

  it('keep the session when the refresh call gets no response', async () => {
    logIn();
    const noAnswer = (): never => {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
    };
    serve({ 'GET /main': refuse('EXPIRED_JWT'), [REFRESH]: noAnswer });

    expect((await failureOf(rawCall('/main'))).code).toBe('UNAVAILABLE');
    expect(Cookies.get('refreshToken')).toBe('refresh-1');
    expect(visited).toEqual([]);
  });

  it('refresh first when only the refresh token is left', async () => {
    Cookies.set('refreshToken', 'refresh-1');
    restoreSession();
    const calls = serve({ 'GET /main': whenFresh({}), [REFRESH]: { accessToken: 'new', refreshToken: 'refresh-2' } });

    await rawCall('/main');

    expect(calls.map(({ path }) => path)).toEqual(['/v1/app/member/refresh', '/main']);
  });

  it('end the session on a token that was tampered with', async () => {
    logIn();
    serve({ 'GET /main': refuse('INVALID_JWT') });

    await failureOf(rawCall('/main'));

    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'visitor' });
  });
});
