import { REFRESH_TOKEN_TTL_MS } from '@dongne/contract';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Cookies from 'js-cookie';
import type { TokenPairView } from './session-schemas';

/** The member as the cookie `userInfo` holds them; product specification §3. */
interface CookieUser {
  readonly userId: number;
  readonly phoneNumber: string;
  readonly nickname: string;
}

/** The encoding of the app's scripts, byte for byte, so that a cookie reads the same by whom it was set. */
const encode = (value: string): string => Cookies.converter.write?.(value, '') ?? encodeURIComponent(value);

const setCookie = (request: FastifyRequest, reply: FastifyReply, name: string, value: string): void => {
  const lifeS = REFRESH_TOKEN_TTL_MS / 1_000;
  const secure = request.protocol === 'https';
  const cookie = stringifySetCookie({ name, value, path: '/', maxAge: lifeS, sameSite: 'lax', secure }, { encode });
  reply.header('set-cookie', cookie);
};

/**
 * Sets `userInfo` for 60 days in the answer's header.
 *
 * Scripts read these cookies, so none is HttpOnly; Safari deletes after 7 days what a script has set, and keeps what an
 * answer has set.
 */
export const setUserCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, phoneNumber, nickname }: CookieUser,
): void => setCookie(request, reply, 'userInfo', JSON.stringify({ userId, phoneNumber, nickname }));

/** Sets the three cookies of a login for 60 days, as `setUserCookie` does. */
export const setSessionCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  { accessToken, refreshToken, user }: TokenPairView & { readonly user: CookieUser },
): void => {
  setCookie(request, reply, 'accessToken', accessToken);
  setCookie(request, reply, 'refreshToken', refreshToken);
  setUserCookie(request, reply, user);
};

/** Whether the browser that asks holds this very login: a refresh that a logout has overtaken must not bring it back. */
export const holdsRefreshToken = ({ headers }: FastifyRequest, refreshToken: string | undefined): boolean =>
  refreshToken !== undefined && parseCookie(headers.cookie ?? '')['refreshToken'] === refreshToken;
