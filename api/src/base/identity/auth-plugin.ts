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

/** Whether a token is the operator key, in constant time. */
const isOperatorKey = ({ operatorKey }: Config, token: string): boolean => {
  if (operatorKey === null) return false;
  const [given, own] = [token, operatorKey].map((text) => createHash('sha256').update(text).digest());
  return given !== undefined && own !== undefined && timingSafeEqual(given, own);
};

/** Precision of a session's last use for the device list; saves a write per call. */
const USE_NOTED_EVERY_MS = 10 * 60_000;

const identify = async (request: FastifyRequest, parts: Needs<'clock' | 'config' | 'database'>): Promise<Identity> => {
  const token = bearerOf(request);
  if (token === undefined) throw new Refusal('NO_JWT');
  if (isOperatorKey(parts.config, token)) return { role: 'operator' };
  const { claims, leftMs } = await verifyAccessToken(parts, token);
  if (claims.role !== 'member') return claims;
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
