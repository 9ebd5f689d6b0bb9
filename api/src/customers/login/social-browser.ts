import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from './social-attempts';
import { SOCIAL_ATTEMPT_MS } from './social-limits';

const COOKIE = 'socialBrowser';
const PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`);
/** Of the calls that begin and finish a sign-in, and of no other. */
const PATH = '/v1/app/auth/social';

/** The secret of the browser that calls, which no script can read; undefined when it has none. */
export const browserOf = ({ headers }: FastifyRequest): string | undefined => PATTERN.exec(headers.cookie ?? '')?.[1];

/**
 * The same, or a new one, given for as long as a sign-in may take. One for all tabs: each of them finishes its own. It need
 * not come along from the provider's page: the app's own page, which the person is back on by then, finishes the sign-in.
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
