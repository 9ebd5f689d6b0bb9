import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Needs, partPlugin, Refusal } from '../common';
import type { Config } from '../config';
import { verifyAccessToken } from './access-token';
import type { Identity } from './identity';
import { deviceNameFrom } from './device-name';
import { livingMember, markSessionUsed } from './session-repository';

/** Authentication of calls. */
export interface Auth {
  /** @throws {Refusal} `NO_JWT`, `EXPIRED_JWT` or `INVALID_JWT` for an unauthenticated call. */
  identify(request: FastifyRequest): Promise<Identity>;
}

declare module '../common/app' {
  interface Parts {
    auth: Auth;
  }
}

/** Token of `Authorization: Bearer …`, or undefined when the header is missing or uses another scheme. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Name of the operator whose key a token is, in constant time for each key. */
const operatorOf = ({ operatorKeys }: Config, token: string): string | undefined =>
  operatorKeys.find(({ key }) => timingSafeEqual(digestOf(token), digestOf(key)))?.name;

/** Name of the holder of a signed token, as the sandbox issues them. */
const TOKEN_HOLDER = 'token';

/** Precision of a session's last use for the device list; saves a write per call. */
const USE_NOTED_EVERY_MS = 10 * 60_000;

const identify = async (request: FastifyRequest, parts: Needs<'clock' | 'config' | 'database'>): Promise<Identity> => {
  const token = bearerOf(request);
  if (token === undefined) throw new Refusal('NO_JWT');
  const operator = operatorOf(parts.config, token);
  if (operator !== undefined) return { role: 'operator', name: operator };
  const { claims, leftMs } = await verifyAccessToken(parts, token);
  if (claims.role === 'operator') return { role: 'operator', name: TOKEN_HOLDER };
  if (claims.role === 'shop') return claims;
  const member = await livingMember(parts.database, claims.sessionId);
  if (member === undefined) throw new Refusal('INVALID_JWT');
  const now = parts.clock.now();
  const { memberId, partnerId, lastUsedAt } = member;
  if (now.getTime() - lastUsedAt.getTime() > USE_NOTED_EVERY_MS)
    await markSessionUsed(parts.database, claims.sessionId, now, deviceNameFrom(request));
  const tokenEndsAt = new Date(now.getTime() + leftMs);
  return { role: 'member', sessionId: claims.sessionId, tokenEndsAt, memberId, partnerId };
};

/** Provides authentication as `app.auth`; routes declare their audience by `forMembers` and similar. */
export const authPlugin = partPlugin('auth', ['clock', 'config', 'database'], (app) => ({
  identify: (request) => identify(request, app),
}));
