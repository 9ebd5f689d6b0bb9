import { HTTP_TIMEOUT_MS, TOKEN_COOKIE_WAIT } from '@dongne/contract';
import axios from 'axios';
import { waitForCookies } from '../cookies/wait-for-cookies';
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
 * Returns a fresh access token. Callers share one call and tabs wait for each other: a tab that finds a token refreshed
 * by another one uses it.
 *
 * @param rejected token that the server has just refused; `undefined` if there was none.
 * @throws {ApiError} `NO_JWT` without a refresh token, and on the server, which must not use up a member's token;
 * otherwise the error of the call.
 */
export const refreshAccessToken = (rejected: string | undefined): Promise<string> => {
  if (drawnFor() !== undefined) return Promise.reject(new ApiError('NO_JWT', undefined));
  const calls = refreshUnderWay();
  calls.refresh ??= alone(() => refresh(rejected)).finally(() => {
    calls.refresh = undefined;
  });
  return calls.refresh;
};

/** Exceeds the call of another tab; a frozen tab never releases the lock. */
const LOCK_LIMIT_MS = HTTP_TIMEOUT_MS + 5_000;

/**
 * Runs in one tab at a time. A webview without Web Locks runs at once, as does a tab that has waited too long: the
 * server's grace period for a parent token covers both.
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
    // Bypasses the interceptors of `http`, which would wait for this very refresh.
    const answer = await axios.put<Tokens>(
      `${API_BASE}/member/refresh`,
      { refreshToken: token },
      { timeout: HTTP_TIMEOUT_MS, signal: controller.signal },
    );
    if (!answer.data.accessToken || !answer.data.refreshToken) throw new ApiError('UNAVAILABLE', 502); // a proxy's page
    return await storeUnlessChanged(login, answer.data);
  } catch (thrown) {
    // Another tab may have logged in or, without Web Locks, used the same token first: its token is valid.
    const fresh = accessToken();
    if (fresh !== undefined && fresh !== current) return fresh;
    throw controller.signal.aborted ? new ApiError('NO_JWT', undefined) : thrown;
  }
};

/** Login at the start of a refresh: its token, and the number of logouts so far. */
interface SpentLogin {
  readonly token: string;
  readonly endings: number;
}

/**
 * Saves refreshed tokens unless a tab has logged out or in meanwhile: a late response must not restore an old login.
 * Its header may have set the cookies all the same, so they are deleted again.
 *
 * @throws {ApiError} `NO_JWT` when these tokens are not the current login.
 */
const storeUnlessChanged = async (spent: SpentLogin, tokens: Tokens): Promise<string> => {
  if (sessionEndings() !== spent.endings) {
    if (refreshToken() === tokens.refreshToken) clearSessionCookies();
  } else if (refreshToken() === spent.token || refreshToken() === tokens.refreshToken) {
    saveTokens(tokens);
    // The waiting call reads the cookie, which a webview may write late or never.
    if (await waitForCookies(() => hasTokens(tokens), TOKEN_COOKIE_WAIT.refreshMs)) return tokens.accessToken;
  }
  throw new ApiError('NO_JWT', undefined);
};
