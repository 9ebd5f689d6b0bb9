import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from './social-attempts';
import { SOCIAL_ATTEMPT_MS } from './social-limits';

const COOKIE = 'socialBrowser';
const PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`);
/** Cookie path, limited to the calls that start and finish a social login. */
const PATH = '/v1/app/auth/social';

/** Secret cookie of the calling browser (HttpOnly); undefined without one. */
export const browserOf = ({ headers }: FastifyRequest): string | undefined => PATTERN.exec(headers.cookie ?? '')?.[1];

/**
 * Renews or sets the browser's secret cookie for the duration of an attempt. All tabs share it. The provider's page
 * need not send it, because the app's own page finishes the login.
 */
export const markBrowser = (request: FastifyRequest, reply: FastifyReply): string => {
  const browser = browserOf(request) ?? newSecret();
  const cookie = stringifySetCookie({
    name: COOKIE,
    value: browser,
    path: PATH,
    maxAge: SOCIAL_ATTEMPT_MS / 1_000,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  });
  reply.header('set-cookie', cookie);
  return browser;
};
