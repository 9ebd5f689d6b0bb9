import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { AxiosError, type AxiosAdapter } from 'axios';
import Cookies from 'js-cookie';
import { createStore } from 'jotai';
import { client } from '../http/http';
import { setReload } from '../http/reload-page';
import { toastAtom } from '../popups/popup-atoms';
import { createQueryClient, PAGE_LOAD } from '../queries/query-client';
import { bindNavigate } from '../runtime/navigation';
import { installRuntime, runtime } from '../runtime/runtime';
import { restoreSession } from '../session/session-actions';
import { sessionAtom } from '../session/session-atoms';
import { saveTokens, saveUserInfo } from '../cookies/session-cookies';
import { rawCall } from '../testing/raw-call';
import { closeErrorPage, errorPageAtom } from '../runtime/error-page';
import { actOnFailures } from './failure-actions';
import { isAppObsoleteAtom } from './obsolete-app';

let visited: string[];
let reloads: number;

const answer = (status: number, data: unknown): void => {
  const adapter: AxiosAdapter = async (config) => {
    throw new AxiosError('', undefined, config, undefined, { data, status, statusText: '', headers: {}, config });
  };
  client.defaults.adapter = adapter;
};
const refusal = (code?: string) => ({ error: { code, svMessage: '' } });
const neverAnswer = (): void => {
  client.defaults.adapter = async (config) => {
    throw new AxiosError('timeout of 10000ms exceeded', AxiosError.ECONNABORTED, config);
  };
};
const call = (): Promise<unknown> => rawCall('/main').catch(() => undefined);
/** Opens a page with one read. @returns leaves it once the read has settled. */
const openPage = async (options: Pick<QueryObserverOptions, 'meta'> = {}): Promise<() => void> => {
  const reading = { queryKey: ['page'], queryFn: () => rawCall('/main'), retry: false, ...options };
  const observer = new QueryObserver(runtime().queryClient, reading);
  const leave = observer.subscribe(() => undefined);
  await observer.refetch({ cancelRefetch: false });
  return leave;
};

const open = (path: string, who: 'member' | 'visitor'): void => {
  if (who === 'member') {
    saveTokens({ accessToken: 'a', refreshToken: 'r' });
    saveUserInfo({ userId: 1, phoneNumber: '01000000001', nickname: '동네손님' });
  }
  window.history.pushState({}, '', path);
  restoreSession();
};
const state = (): string => runtime().store.get(sessionAtom).state;
const page = (): number | undefined => runtime().store.get(errorPageAtom)?.status;

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  window.sessionStorage.clear();
  visited = [];
  reloads = 0;
  installRuntime({ store: createStore(), queryClient: createQueryClient() });
  actOnFailures();
  bindNavigate((path) => visited.push(path));
  setReload(() => (reloads += 1));
});

describe('failed call', () => {
  it('sends a visitor without a token to login with the return path', async () => {
    open('/laundry/3?tab=price', 'visitor');
    answer(400, refusal('NO_JWT'));
    await call();
    expect(visited).toEqual(['/login?path=%2Flaundry%2F3%3Ftab%3Dprice']);
  });

  it.each(['/', '/login?path=%2Fusage'])('redirects no visitor from %s', async (path) => {
    open(path, 'visitor');
    answer(400, refusal('NO_JWT'));
    await call();
    expect(visited).toEqual([]);
  });

  it.each([
    ['401', 401, refusal('INVALID_JWT')],
    ['403', 403, refusal('FORBIDDEN')],
    ["a proxy's 403", 403, '<html></html>'],
    ['an error body without a code', 409, refusal()],
    ['an error without a code', 400, refusal()],
    ['NOT_EXPIRED_JWT', 400, refusal('NOT_EXPIRED_JWT')],
    ['NO_JWT', 400, refusal('NO_JWT')],
  ])('with %s ends the session with one toast and goes to login', async (_name, status, data) => {
    open('/usage', 'member');
    answer(status, data);
    await Promise.all([call(), call(), call()]);
    expect(state()).toBe('visitor');
    expect(visited).toEqual(['/login?path=%2Fusage']);
    expect(runtime().store.get(toastAtom)).toMatchObject({ tone: 'error' });
  });

  it('ends the session on Home and stays there', async () => {
    open('/', 'member');
    answer(401, refusal('INVALID_JWT'));
    await call();
    expect(state()).toBe('visitor');
    expect(visited).toEqual([]);
  });

  it.each([
    ['a sentence for the page', 409, refusal('SLOT_FULL')],
    ['what the partner programme forbids', 403, refusal('PARTNER_RESTRICTED')],
    ['an unknown code', 418, refusal('TEAPOT')],
    ["a proxy's trouble", 502, '<html></html>'],
    ["the server's trouble without a code", 500, refusal()],
    ['a gateway that waits too long', 504, refusal()],
    ['too many calls', 429, refusal('TOO_MANY_REQUESTS')],
  ])('with %s keeps the session and the page', async (_name, status, data) => {
    open('/usage', 'member');
    answer(status, data);
    await call();
    expect(state()).toBe('member');
    expect(visited).toEqual([]);
    expect(page()).toBeUndefined();
  });

  it('asks for an app update and keeps the session', async () => {
    open('/usage', 'member');
    answer(403, refusal('OBSOLETE_VERSION'));
    await call();
    expect(runtime().store.get(isAppObsoleteAtom)).toBe(true);
    expect(state()).toBe('member');
  });

  it('explains why a withdrawn member cannot rejoin yet', async () => {
    open('/login', 'visitor');
    answer(409, refusal('NOT_OVER_14DAYS'));
    await call();
    expect(visited).toEqual(['/login/withdraw']);
  });

  it('with 400 without an error body reloads Home once', async () => {
    open('/', 'visitor');
    answer(400, '<html></html>');
    await call();
    await call();
    expect(reloads).toBe(1);
  });

  it('with 400 without an error body reloads no other page', async () => {
    open('/laundry/list', 'visitor');
    answer(400, '');
    await call();
    expect(reloads).toBe(0);
  });
});

describe('load of a page', () => {
  it.each([
    ['a refusal', refusal('VALIDATION')],
    ['no error body', ''],
  ])('that fails with 400 %s shows error page 400', async (_name, data) => {
    open('/usage', 'member');
    answer(400, data);
    await openPage(PAGE_LOAD);
    expect(page()).toBe(400);
  });

  it.each([
    ['what is not there', 404, refusal('NOT_FOUND')],
    ['what the partner programme forbids', 403, refusal('PARTNER_RESTRICTED')],
  ])('that is refused with %s is left to the page', async (_name, status, data) => {
    open('/usage', 'member');
    answer(status, data);
    await openPage(PAGE_LOAD);
    expect(page()).toBeUndefined();
  });

  it('that fails with 400 is left to a page without the mark', async () => {
    open('/usage', 'member');
    answer(400, refusal('VALIDATION'));
    await openPage();
    expect(page()).toBeUndefined();
  });

  it.each([
    [504, 504],
    [500, 500],
    [502, 502],
  ])('that fails with %i shows error page %i', async (status, expected) => {
    open('/usage', 'member');
    answer(status, '');
    await openPage(PAGE_LOAD);
    expect(page()).toBe(expected);
  });

  it('with a response of another shape is left to the page', async () => {
    open('/usage', 'member');
    answer(502, refusal('UNAVAILABLE'));
    await openPage(PAGE_LOAD);
    expect(page()).toBeUndefined();
  });

  it('without a response shows error page 503 until it is closed', async () => {
    open('/usage', 'member');
    neverAnswer();
    await openPage(PAGE_LOAD);
    expect(page()).toBe(503);
    closeErrorPage();
    expect(page()).toBeUndefined();
  });

  it('that was never sent shows error page 500', async () => {
    open('/usage', 'member');
    client.defaults.adapter = async () => {
      throw new Error('a bug of our own');
    };
    await openPage(PAGE_LOAD);
    expect(page()).toBe(500);
  });

  it('is left to a page without the mark when it fails', async () => {
    open('/usage', 'member');
    neverAnswer();
    await openPage();
    expect(page()).toBeUndefined();
  });

  it('keeps the page when only its refetch fails', async () => {
    open('/usage', 'member');
    client.defaults.adapter = async (config) => ({ data: {}, status: 200, statusText: '', headers: {}, config });
    await openPage(PAGE_LOAD);
    neverAnswer();
    await openPage(PAGE_LOAD);
    expect(page()).toBeUndefined();
  });

  it('that was left meanwhile shows no error page', async () => {
    open('/usage', 'member');
    let fail: () => void = () => undefined;
    client.defaults.adapter = (config) =>
      new Promise((_resolve, reject) => {
        fail = () => reject(new AxiosError('', AxiosError.ERR_NETWORK, config));
      });
    const opened = openPage(PAGE_LOAD);
    await new Promise((resolve) => setTimeout(resolve));
    runtime().queryClient.getQueryCache().getAll()[0]?.observers[0]?.destroy();
    fail();
    await opened;
    expect(page()).toBeUndefined();
  });
});
