import axios, { CanceledError } from 'axios';
import Cookies from 'js-cookie';
import { installRuntime } from '../runtime/runtime';
import { clearSessionCookies, saveTokens } from '../cookies/session-cookies';
import { endSession } from '../session/session-actions';
import { createRuntime } from '../start-platform';
import { fakeApi, refuse, type FakeCall } from '../testing/fake-api';
import { refreshAccessToken } from './refresh';

const serve = (answer: unknown): FakeCall[] => {
  const server = fakeApi({ 'PUT /v1/app/member/refresh': answer });
  axios.defaults.adapter = server.adapter;
  return server.calls;
};

const OTHERS = { accessToken: 'of-the-other-tab', refreshToken: 'refresh-2' };
const FRESH = { accessToken: 'new', refreshToken: 'refresh-2' };

/** Lock held by another tab until it `leaves`; requests that wait for it can be aborted, as in a browser. */
const holdLock = (): (() => void) => {
  let leave: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (leave = resolve));
  const request = async (_name: string, { signal }: LockOptions, work: () => Promise<string>): Promise<string> => {
    const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    await Promise.race([held, aborted]);
    return work();
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return leave;
};

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  Reflect.deleteProperty(navigator, 'locks');
  installRuntime(createRuntime());
  saveTokens({ accessToken: 'old', refreshToken: 'refresh-1' });
});

describe('two tabs that refresh at the same moment', () => {
  it("use one token: the waiting tab reuses the other's result", async () => {
    const calls = serve(FRESH);
    const otherTabLeaves = holdLock();

    const token = refreshAccessToken('old');
    saveTokens(OTHERS);
    otherTabLeaves();

    expect(await token).toBe('of-the-other-tab');
    expect(calls).toEqual([]);
  });

  it('refresh again when the other tab got no token', async () => {
    const calls = serve(FRESH);
    const otherTabLeaves = holdLock();

    const token = refreshAccessToken('old');
    otherTabLeaves();

    expect(await token).toBe('new');
    expect(calls).toHaveLength(1);
  });

  it('send a refused refresh once', async () => {
    const calls = serve(refuse('INVALID_JWT'));
    holdLock()();
    await expect(refreshAccessToken('old')).rejects.toBeDefined();
    expect(calls).toHaveLength(1);
  });

  it('refresh after 15 s when a frozen tab holds the lock', async () => {
    const calls = serve(FRESH);
    holdLock();
    jest.useFakeTimers();
    const token = refreshAccessToken('old');
    await jest.advanceTimersByTimeAsync(14_999);
    expect(calls).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    expect(await token).toBe('new');
  });

  it('stay logged in without locks when the second call is refused', async () => {
    serve(() => {
      saveTokens(OTHERS);
      return refuse('REFRESH_REUSED');
    });
    expect(await refreshAccessToken('old')).toBe('of-the-other-tab');
    expect(Cookies.get('refreshToken')).toBe('refresh-2');
  });

  it('stay logged out when one logs out meanwhile', async () => {
    serve(() => {
      clearSessionCookies();
      return FRESH;
    });
    await expect(refreshAccessToken('old')).rejects.toMatchObject({ code: 'NO_JWT' });
    expect(Cookies.get('accessToken')).toBeUndefined();
    expect(Cookies.get('refreshToken')).toBeUndefined();
  });

  it('keep the newer login when one logs in again meanwhile', async () => {
    serve(() => {
      saveTokens({ accessToken: 'of-somebody', refreshToken: 'refresh-9' });
      return FRESH;
    });
    expect(await refreshAccessToken('old')).toBe('of-somebody');
    expect(Cookies.get('refreshToken')).toBe('refresh-9');
  });
});

describe('refresh', () => {
  it('sends the refresh token with the timeout of any call', async () => {
    let timeout: number | undefined;
    const server = fakeApi({ 'PUT /v1/app/member/refresh': FRESH });
    axios.defaults.adapter = (config) => {
      timeout = config.timeout;
      return server.adapter(config);
    };
    await refreshAccessToken('old');
    expect(server.calls.map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(timeout).toBe(10_000);
  });

  it('restores a missing access token', async () => {
    serve(FRESH);
    Cookies.remove('accessToken');
    expect(await refreshAccessToken('old')).toBe('new');
  });

  it('is not sent without a refresh token', async () => {
    const calls = serve(FRESH);
    Cookies.remove('refreshToken');
    await expect(refreshAccessToken('old')).rejects.toMatchObject({ code: 'NO_JWT', status: undefined });
    expect(calls).toEqual([]);
  });

  it('is never sent on the server', async () => {
    const calls = serve(FRESH);
    const wire = axios.getAdapter(axios.defaults.adapter);
    installRuntime({
      ...createRuntime(),
      drawnFor: { cookies: 'refreshToken=held', userAgent: '', pathname: '/', wire },
    });
    await expect(refreshAccessToken('old')).rejects.toMatchObject({ code: 'NO_JWT' });
    expect(calls).toEqual([]);
  });
});

describe('refresh whose response sets the cookies by header', () => {
  const setByHeader = ({ accessToken, refreshToken }: typeof FRESH): void => {
    Cookies.set('accessToken', accessToken);
    Cookies.set('refreshToken', refreshToken);
  };

  it('leaves the cookies as the response has set them', async () => {
    const writes: string[] = [];
    serve(() => {
      setByHeader(FRESH);
      jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((text) => void writes.push(text));
      return FRESH;
    });
    expect(await refreshAccessToken('old')).toBe('new');
    expect(writes).toEqual([]);
    jest.restoreAllMocks();
  });

  it('deletes the cookies again after a logout meanwhile', async () => {
    serve(() => {
      clearSessionCookies();
      setByHeader(FRESH);
      return FRESH;
    });
    await expect(refreshAccessToken('old')).rejects.toMatchObject({ code: 'NO_JWT' });
    expect([Cookies.get('accessToken'), Cookies.get('refreshToken')]).toEqual([undefined, undefined]);
  });

  it('keeps a login that follows a logout meanwhile', async () => {
    serve(() => {
      clearSessionCookies();
      setByHeader({ accessToken: 'of-somebody', refreshToken: 'refresh-9' });
      return FRESH;
    });
    expect(await refreshAccessToken('old')).toBe('of-somebody');
    expect(Cookies.get('refreshToken')).toBe('refresh-9');
  });

  it('is aborted by a logout before the response', async () => {
    let signal: unknown;
    axios.defaults.adapter = (config) =>
      new Promise((_resolve, reject) => {
        signal = config.signal;
        config.signal?.addEventListener?.('abort', () => reject(new CanceledError()));
        endSession();
      });
    await expect(refreshAccessToken('old')).rejects.toMatchObject({ code: 'NO_JWT' });
    expect(signal).toMatchObject({ aborted: true });
  });
});

describe('refresh with an invalid response', () => {
  it.each([
    ['a page of some proxy', '<html></html>'],
    ['no refresh token', { accessToken: 'new' }],
    ['no access token', { refreshToken: 'refresh-2' }],
  ])('but %s keeps the login as it was', async (_what, answer) => {
    serve(answer);
    await expect(refreshAccessToken('old')).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 502 });
    expect([Cookies.get('accessToken'), Cookies.get('refreshToken')]).toEqual(['old', 'refresh-1']);
  });
});

describe('refresh whose cookies', () => {
  let write: (() => void) | undefined;
  /** Simulates a webview that stores no cookie until `write` is called. */
  const writeLate = (): void => {
    const texts: string[] = [];
    const spy = jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((text) => void texts.push(text));
    write = () => {
      spy.mockRestore();
      for (const text of texts) document.cookie = text;
    };
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('are written late returns the token once it can be read', async () => {
    serve(FRESH);
    writeLate();
    let given: string | undefined;
    const refreshed = refreshAccessToken('old').then((token) => (given = token));
    await jest.advanceTimersByTimeAsync(300);
    expect(given).toBeUndefined();
    write?.();
    await jest.advanceTimersByTimeAsync(100);
    expect(await refreshed).toBe('new');
  });

  it('are never written fails after 10 checks, 0.1 s apart', async () => {
    serve(FRESH);
    writeLate();
    let failure: unknown;
    void refreshAccessToken('old').catch((thrown: unknown) => (failure = thrown));
    await jest.advanceTimersByTimeAsync(10 * 100 - 1);
    expect(failure).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ code: 'NO_JWT' });
  });
});
