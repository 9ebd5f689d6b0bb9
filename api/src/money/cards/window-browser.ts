import { randomBytes } from 'node:crypto';
import { CARD_WINDOW } from '@dongne/contract';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keyedHash, type Needs } from '#base';
import { bindSession, type CardSessionRow } from './card-session-repository';

/** By https the prefix keeps cookies out that a neighbouring host or a page by http has set (RFC 6265bis §4.1.3.2). */
const nameOf = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? '__Host-cardWindow' : 'cardWindow');
const SECRET = /^[\w-]{43}$/;
const SECRET_BYTES = 32;
const MINUTE_S = 60;

const secretOf = (request: FastifyRequest): string | undefined => {
  const secret = parseCookie(request.headers.cookie ?? '')[nameOf(request)];
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
};

const hashOf = ({ config }: Needs<'config'>, secret: string): string => keyedHash(config, 'card-browser', secret);

/**
 * Binds a window to the browser that opens it, by a secret cookie of 30 minutes that all its tabs share. Its member may
 * open it again, as after a lost answer: it then belongs to the browser that did so last.
 */
export const bindWindow = async (
  parts: Needs<'config' | 'database'>,
  request: FastifyRequest,
  reply: FastifyReply,
  sid: string,
): Promise<void> => {
  const secret = secretOf(request) ?? randomBytes(SECRET_BYTES).toString('base64url');
  const cookie = stringifySetCookie({
    name: nameOf(request),
    value: secret,
    path: '/',
    maxAge: CARD_WINDOW.lifeMinutes * MINUTE_S,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
  reply.header('set-cookie', cookie);
  await bindSession(parts.database, sid, hashOf(parts, secret));
};

/** Relation of a browser to a window; `unknown` while it has sent no secret, as on a post from another site. */
export type WindowBrowser = 'own' | 'other' | 'unknown';

/** Whether a browser has opened a window. One that a server of an older version has opened belongs to any. */
export const browserOfWindow = (
  parts: Needs<'config'>,
  request: FastifyRequest,
  { browserHash }: Pick<CardSessionRow, 'browserHash'>,
): WindowBrowser => {
  if (browserHash === null) return 'own';
  const secret = secretOf(request);
  if (secret === undefined) return 'unknown';
  return hashOf(parts, secret) === browserHash ? 'own' : 'other';
};
