import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { App, AppParts } from '../common/app-parts';
import { Refusal } from '../common/refusal';
import type { Executor } from '../database/database';
import { members } from '../members/member-tables';
import { verifyAccessToken } from './access-token';
import { sessions } from './auth-tables';
import type { Identity, MemberIdentity } from './identity';

/** The token of `Authorization: Bearer …`, or undefined when the header is missing or of another kind. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

const livingMember = async (executor: Executor, sessionId: string): Promise<MemberIdentity | undefined> => {
  const [row] = await executor
    .select({ memberId: members.id, partnerId: members.partnerId })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), isNull(members.withdrawnAt)));
  return row && { role: 'member', sessionId, ...row };
};

const identify = async (request: FastifyRequest, parts: AppParts): Promise<Identity> => {
  const token = bearerOf(request);
  if (token === undefined) throw new Refusal('NO_JWT');
  const { claims } = await verifyAccessToken(parts, token);
  if (claims.role === 'shop') return claims;
  const member = await livingMember(parts.database, claims.sessionId);
  if (member === undefined) throw new Refusal('INVALID_JWT');
  return member;
};

/** Every route that `register` adds wants a member's token: `NO_JWT`, `EXPIRED_JWT` or `INVALID_JWT` otherwise, `FORBIDDEN` for a shop. */
export const forMembers = (app: App, parts: AppParts, register: (scope: App) => void): void => {
  app.register(async (scope: App) => {
    scope.addHook('onRequest', async (request) => {
      const identity = await identify(request, parts);
      if (identity.role !== 'member') throw new Refusal('FORBIDDEN');
      request.identity = identity;
    });
    register(scope);
  });
};

/** Registers the same routes twice: for members under their own path, for visitors under `/nonMember/…`, where no token is read. */
export const forMembersAndVisitors = (app: App, parts: AppParts, register: (scope: App) => void): void => {
  forMembers(app, parts, register);
  app.register(async (scope: App) => register(scope), { prefix: '/nonMember' });
};

/** Registers public routes, which read no token, under their own path and under `/nonMember/…`. */
export const forEverybody = (app: App, register: (scope: App) => void): void => {
  register(app);
  app.register(async (scope: App) => register(scope), { prefix: '/nonMember' });
};

/** Every route that `register` adds wants the token of a shop user; a customer's answers `FORBIDDEN`. */
export const forShops = (app: App, parts: AppParts, register: (scope: App) => void): void => {
  app.register(async (scope: App) => {
    scope.addHook('onRequest', async (request) => {
      const identity = await identify(request, parts);
      if (identity.role !== 'shop') throw new Refusal('FORBIDDEN');
      request.identity = identity;
    });
    register(scope);
  });
};
