import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Needs, partPlugin, Refusal } from '../common';
import type { Config } from '../config';
import { type Executor, onOneConnection } from '../database';
import { type VerifiedAccess, verifyAccessToken } from './access-token';
import type { Identity, MemberIdentity, OperatorIdentity, UncheckedMember } from './identity';
import { deviceNameFrom } from './device-name';
import { livingMember, markSessionUsed } from './session-repository';

/** Authentication of calls. */
export interface Auth {
  /** @throws {Refusal} `NO_JWT`, `EXPIRED_JWT` or `INVALID_JWT` for an unauthenticated call. */
  identify(request: FastifyRequest): Promise<Identity>;
  /**
   * Verifies a member's token without its session.
   *
   * @throws {Refusal} as `identify`, `FORBIDDEN` for others than members.
   */
  claim(request: FastifyRequest): Promise<void>;
  /**
   * Checks the session of a claimed call together with its reads: one round trip instead of two. A session that has
   * ended discards them.
   *
   * @throws {Refusal} `INVALID_JWT`, whatever the reads throw.
   */
  readAsMember<Result>(
    request: FastifyRequest,
    read: (executor: Executor, memberId: number) => Promise<Result>,
  ): Promise<Result>;
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

type Parts = Needs<'clock' | 'config' | 'database'>;

const operatorOrClaims = async (request: FastifyRequest, parts: Parts): Promise<OperatorIdentity | VerifiedAccess> => {
  const token = bearerOf(request);
  if (token === undefined) throw new Refusal('NO_JWT');
  const operator = operatorOf(parts.config, token);
  return operator === undefined ? verifyAccessToken(parts, token) : { role: 'operator', name: operator };
};

/** Identity of the member of a session, whose use is recorded. @throws {Refusal} `INVALID_JWT` if it has ended. */
const memberIdentity = async (
  executor: Executor,
  { clock }: Needs<'clock'>,
  request: FastifyRequest,
  { sessionId, leftMs }: Pick<UncheckedMember, 'leftMs' | 'sessionId'>,
  member: Awaited<ReturnType<typeof livingMember>>,
): Promise<MemberIdentity> => {
  if (member === undefined) throw new Refusal('INVALID_JWT');
  const now = clock.now();
  const { memberId, partnerId, lastUsedAt } = member;
  if (now.getTime() - lastUsedAt.getTime() > USE_NOTED_EVERY_MS)
    await markSessionUsed(executor, sessionId, now, deviceNameFrom(request));
  return { role: 'member', sessionId, tokenEndsAt: new Date(now.getTime() + leftMs), memberId, partnerId };
};

const identify = async (request: FastifyRequest, parts: Parts): Promise<Identity> => {
  const caller = await operatorOrClaims(request, parts);
  if ('role' in caller) return caller;
  const { claims, leftMs } = caller;
  if (claims.role === 'operator') return { role: 'operator', name: TOKEN_HOLDER };
  if (claims.role === 'shop') return claims;
  const { sessionId } = claims;
  const member = await livingMember(parts.database, sessionId);
  return memberIdentity(parts.database, parts, request, { sessionId, leftMs }, member);
};

const claim = async (request: FastifyRequest, parts: Parts): Promise<void> => {
  const caller = await operatorOrClaims(request, parts);
  if ('role' in caller || caller.claims.role !== 'member') throw new Refusal('FORBIDDEN');
  const { memberId, sessionId } = caller.claims;
  request.uncheckedMember = { memberId, sessionId, leftMs: caller.leftMs };
};

const readAsMember = <Result>(
  request: FastifyRequest,
  parts: Parts,
  read: (executor: Executor, memberId: number) => Promise<Result>,
): Promise<Result> => {
  const { uncheckedMember: claimed } = request;
  if (claimed === null) throw new Refusal('NO_JWT');
  return onOneConnection(parts.database, async (executor) => {
    const checking = livingMember(executor, claimed.sessionId);
    const reading = read(executor, claimed.memberId);
    await Promise.allSettled([checking, reading]);
    request.identity = await memberIdentity(executor, parts, request, claimed, await checking);
    return reading;
  });
};

/** Provides authentication as `app.auth`; routes declare their audience by `forMembers` and similar. */
export const authPlugin = partPlugin('auth', ['clock', 'config', 'database'], (app) => ({
  identify: (request) => identify(request, app),
  claim: (request) => claim(request, app),
  readAsMember: async (request, read) => readAsMember(request, app, read),
}));
