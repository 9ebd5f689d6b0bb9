import { HTTP_TIMEOUT_MS, TOKEN_COOKIE_WAIT } from '@dongne/contract';
import axios from 'axios';
import { cookiesAreThere } from '../cookies/cookies-there';
import {
  accessToken,
  clearSessionCookies,
  hasTokens,
  refreshToken,
  saveTokens,
  sessionEndings,
  type Tokens,
} from '../cookies/session-cookies';
import { drawnFor } from '../runtime/runtime';
import { API_BASE } from './api-base';
import { ApiError } from './api-error';
import { refreshUnderWay } from './refresh-under-way';

/**
 * A fresh access token. Any number of callers share one call, and tabs wait for each other: anyone who finds that another
 * tab has refreshed meanwhile takes that token.
 *
 * @param rejected the token the server has just refused; `undefined` when there was none.
 * @throws {ApiError} `NO_JWT` without a refresh token, and on the server, which spends nobody's; else what the call itself threw.
 */
export const refreshAccessToken = (rejected: string | undefined): Promise<string> => {
  if (drawnFor() !== undefined) return Promise.reject(new ApiError('NO_JWT', undefined));
  const calls = refreshUnderWay();
  calls.refresh ??= alone(() => refresh(rejected)).finally(() => {
    calls.refresh = undefined;
  });
  return calls.refresh;
};

/** Longer than the call of another tab takes; one that was frozen with the lock never lets go. */
const LOCK_LIMIT_MS = HTTP_TIMEOUT_MS + 5_000;

/**
 * Runs in one tab at a time. A webview without Web Locks goes ahead, as does a tab that has waited too long: the server's
 * grace for a parent token covers both.
 */
const alone = async <T>(work: () => Promise<T>): Promise<T> => {
  if (!('locks' in navigator)) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LOCK_LIMIT_MS);
  const started = (): Promise<T> => {
    clearTimeout(timer);
    return work();
  };
  try {
    return await navigator.locks.request('dongne-refresh', { signal: waiting.signal }, started);
  } catch (thrown) {
    if (waiting.signal.aborted) return work();
    throw thrown;
  }
};

const refresh = async (rejected: string | undefined): Promise<string> => {
  const current = accessToken();
  if (current !== undefined && current !== rejected) return current;
  const token = refreshToken();
  if (token === undefined) throw new ApiError('NO_JWT', undefined);
  const login = { token, endings: sessionEndings() };
  const controller = new AbortController();
  refreshUnderWay().abort = () => controller.abort();
  try {
    // A bare call: the interceptors of `http` would wait for this very refresh.
    const answer = await axios.put<Tokens>(
      `${API_BASE}/member/refresh`,
      { refreshToken: token },
      { timeout: HTTP_TIMEOUT_MS, signal: controller.signal },
    );
    if (!answer.data.accessToken || !answer.data.refreshToken) throw new ApiError('UNAVAILABLE', 502); // some proxy's page
    return await keepUnlessChanged(login, answer.data);
  } catch (thrown) {
    // Another tab may have logged in, or without Web Locks have spent the same token first: then its token counts.
    const fresh = accessToken();
    if (fresh !== undefined && fresh !== current) return fresh;
    throw controller.signal.aborted ? new ApiError('NO_JWT', undefined) : thrown;
  }
};

/** The login that a refresh began with: its token, and how many logouts had been seen by then. */
interface SpentLogin {
  readonly token: string;
  readonly endings: number;
}

/**
 * A tab that logged out or in meanwhile has the last word: an answer that comes late must not bring an old login back.
 * Its header may have set the cookies all the same, so they are deleted again.
 *
 * @throws {ApiError} `NO_JWT` when these tokens are not the login now.
 */
const keepUnlessChanged = async (spent: SpentLogin, tokens: Tokens): Promise<string> => {
  if (sessionEndings() !== spent.endings) {
    if (refreshToken() === tokens.refreshToken) clearSessionCookies();
  } else if (refreshToken() === spent.token || refreshToken() === tokens.refreshToken) {
    saveTokens(tokens);
    // The call that waits for this reads the cookie, and a webview may write it late or never.
    if (await cookiesAreThere(() => hasTokens(tokens), TOKEN_COOKIE_WAIT.refreshMs)) return tokens.accessToken;
  }
  throw new ApiError('NO_JWT', undefined);
};
