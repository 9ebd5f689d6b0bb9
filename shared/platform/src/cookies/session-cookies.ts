import { REFRESH_TOKEN_TTL_MS } from '@dongne/contract';
import Cookies from 'js-cookie';
import { bridge } from '../bridge/bridge';
import { readCookie } from './read-cookie';
import { isRecord, parseForeign } from '../storage/foreign-json';
import { deviceMemory } from '../storage/tab-memory';

const DAY_MS = 24 * 3600_000;

/** Both tokens, or nothing is a login. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Who is logged in, as the `userInfo` cookie holds it. */
export interface UserInfo {
  readonly userId: number;
  readonly phoneNumber: string;
  readonly nickname: string;
}

/**
 * Saves a cookie for 60 days, in the native app's own store too.
 *
 * The answer that brought the value has usually set the cookie itself, and that one is left alone: Safari deletes after
 * seven days what a script has written.
 */
export const writeCookie = (name: string, value: string): void => {
  if (readCookie(name) !== value) {
    // 60 days; product specification §9. `secure` would hide the cookies from plain http on a developer's machine.
    Cookies.set(name, value, {
      expires: REFRESH_TOKEN_TTL_MS / DAY_MS,
      sameSite: 'lax',
      secure: window.location.protocol === 'https:',
    });
  }
  bridge.keepCookie(name, value);
};

/** Keeps the tokens for 60 days. */
export const saveTokens = ({ accessToken, refreshToken }: Tokens): void => {
  writeCookie('accessToken', accessToken);
  writeCookie('refreshToken', refreshToken);
};

export const accessToken = (): string | undefined => readCookie('accessToken') || undefined;
export const refreshToken = (): string | undefined => readCookie('refreshToken') || undefined;

/** Whether these are the tokens that the cookies hold now. */
export const hasTokens = (tokens: Tokens): boolean =>
  accessToken() === tokens.accessToken && refreshToken() === tokens.refreshToken;

export const saveUserInfo = (user: UserInfo): void => writeCookie('userInfo', JSON.stringify(user));

/** The user of the cookie; `undefined` when there is none or it is garbage. */
export const userInfo = (): UserInfo | undefined => {
  const parsed = parseForeign(readCookie('userInfo'));
  return isUserInfo(parsed) ? parsed : undefined;
};

const isUserInfo = (value: unknown): value is UserInfo =>
  isRecord(value) && 'userId' in value && 'phoneNumber' in value && 'nickname' in value;

const ENDINGS = 'sessionEndings';

/** Number of logouts that this browser has seen, in any tab: a call compares it before and after. */
export const sessionEndings = (): number => Number(deviceMemory.read(ENDINGS) ?? 0);

/** Deletes the three cookies of a login; nothing else is touched. */
export const clearSessionCookies = (): void => {
  deviceMemory.keep(ENDINGS, String(sessionEndings() + 1));
  for (const name of ['accessToken', 'refreshToken', 'userInfo']) {
    Cookies.remove(name);
    bridge.keepCookie(name, undefined);
  }
};

/** What the cookies say about this person; the guard's rules (product specification §4) start from here. */
export type CookieState = 'none' | 'complete' | 'refresh-only' | 'broken';

export const cookieState = (): CookieState => {
  const [access, refresh, user] = [accessToken(), refreshToken(), userInfo()];
  if (access === undefined) return refresh === undefined ? 'none' : 'refresh-only';
  return refresh !== undefined && user !== undefined ? 'complete' : 'broken';
};
