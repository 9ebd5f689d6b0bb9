import { REFRESH_TOKEN_TTL_MS, isRecord, parseForeign } from '@dongne/contract';
import Cookies from 'js-cookie';
import { bridge } from '../bridge/bridge';
import { readCookie } from './read-cookie';
import { deviceMemory } from '../storage/tab-memory';

const DAY_MS = 24 * 3600_000;

/** Both tokens; one alone is no login. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Logged-in member as stored in the `userInfo` cookie. */
export interface UserInfo {
  readonly userId: number;
  readonly phoneNumber: string;
  readonly nickname: string;
}

/**
 * Saves a cookie for 60 days, in the native app's own store too.
 * Usually the response that brought the value has set the cookie itself, and that one is left alone: Safari deletes
 * cookies written by scripts after seven days.
 */
export const writeCookie = (name: string, value: string): void => {
  if (readCookie(name) !== value) {
    // 60 days; product specification §9. `secure` would hide the cookies from plain http in development.
    Cookies.set(name, value, {
      expires: REFRESH_TOKEN_TTL_MS / DAY_MS,
      sameSite: 'lax',
      secure: window.location.protocol === 'https:',
    });
  }
  bridge.keepCookie(name, value);
};

/** Saves the tokens for 60 days. */
export const saveTokens = ({ accessToken, refreshToken }: Tokens): void => {
  writeCookie('accessToken', accessToken);
  writeCookie('refreshToken', refreshToken);
};

export const accessToken = (): string | undefined => readCookie('accessToken') || undefined;
export const refreshToken = (): string | undefined => readCookie('refreshToken') || undefined;

/** Returns whether the cookies hold these tokens now. */
export const hasTokens = (tokens: Tokens): boolean =>
  accessToken() === tokens.accessToken && refreshToken() === tokens.refreshToken;

export const saveUserInfo = (user: UserInfo): void => writeCookie('userInfo', JSON.stringify(user));

/** Returns the member from the cookie; `undefined` if missing or invalid. */
export const userInfo = (): UserInfo | undefined => {
  const parsed = parseForeign(readCookie('userInfo'));
  return isUserInfo(parsed) ? parsed : undefined;
};

const isUserInfo = (value: unknown): value is UserInfo =>
  isRecord(value) && 'userId' in value && 'phoneNumber' in value && 'nickname' in value;

const ENDINGS = 'sessionEndings';

/** Number of logouts in this browser, in any tab: lets a call detect a logout while it was under way. */
export const sessionEndings = (): number => Number(deviceMemory.read(ENDINGS) ?? 0);

/** Deletes the three login cookies and nothing else. */
export const clearSessionCookies = (): void => {
  deviceMemory.keep(ENDINGS, String(sessionEndings() + 1));
  for (const name of ['accessToken', 'refreshToken', 'userInfo']) {
    Cookies.remove(name);
    bridge.keepCookie(name, undefined);
  }
};

/** Login state of the cookies; input of the guard's rules (product specification §4). */
export type CookieState = 'none' | 'complete' | 'refresh-only' | 'broken';

export const cookieState = (): CookieState => {
  const [access, refresh, user] = [accessToken(), refreshToken(), userInfo()];
  if (access === undefined) return refresh === undefined ? 'none' : 'refresh-only';
  return refresh !== undefined && user !== undefined ? 'complete' : 'broken';
};
