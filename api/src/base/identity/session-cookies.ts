import { REFRESH_TOKEN_TTL_MS } from '@dongne/contract';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Cookies from 'js-cookie';
import type { TokenPairView } from './session-schemas';

/** Content of the cookie `userInfo`; product specification §3. */
interface CookieUser {
  readonly userId: number;
  readonly phoneNumber: string;
  readonly nickname: string;
}

/** Encodes exactly like the app's scripts, so that both write the same cookie. */
const encode = (value: string): string => Cookies.converter.write?.(value, '') ?? encodeURIComponent(value);

const setCookie = (request: FastifyRequest, reply: FastifyReply, name: string, value: string): void => {
  const maxAgeS = REFRESH_TOKEN_TTL_MS / 1_000;
  const secure = request.protocol === 'https';
  const cookie = stringifySetCookie({ name, value, path: '/', maxAge: maxAgeS, sameSite: 'lax', secure }, { encode });
  reply.header('set-cookie', cookie);
};

/**
 * Sets `userInfo` for 60 days in the response.
 * Not HttpOnly, because scripts read it; set by the server, because Safari deletes cookies set by scripts after 7 days.
 */
export const setUserCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, phoneNumber, nickname }: CookieUser,
): void => setCookie(request, reply, 'userInfo', JSON.stringify({ userId, phoneNumber, nickname }));

/** Sets the three cookies of a login for 60 days, like `setUserCookie`. */
export const setSessionCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  { accessToken, refreshToken, user }: TokenPairView & { readonly user: CookieUser },
): void => {
  setCookie(request, reply, 'accessToken', accessToken);
  setCookie(request, reply, 'refreshToken', refreshToken);
  setUserCookie(request, reply, user);
};

/** Whether the browser still has this refresh token: a refresh that races with a logout must not log in again. */
export const holdsRefreshToken = ({ headers }: FastifyRequest, refreshToken: string | undefined): boolean =>
  refreshToken !== undefined && parseCookie(headers.cookie ?? '')['refreshToken'] === refreshToken;
