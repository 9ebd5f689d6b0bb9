import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type App, type AppParts, Refusal } from '../common';
import { verifyAccessToken } from './access-token';
import type { Identity } from './identity';
import { livingMember } from './session-repository';

/** The token of `Authorization: Bearer …`, or undefined when the header is missing or of another kind. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** The operator's own key, compared in constant time. */
const isOperatorKey = ({ operatorKey }: AppParts['config'], token: string): boolean => {
  if (operatorKey === null) return false;
  const [given, own] = [token, operatorKey].map((text) => createHash('sha256').update(text).digest());
  return given !== undefined && own !== undefined && timingSafeEqual(given, own);
};

const identify = async (request: FastifyRequest, parts: AppParts): Promise<Identity> => {
  const token = bearerOf(request);
  if (token === undefined) throw new Refusal('NO_JWT');
  if (isOperatorKey(parts.config, token)) return { role: 'operator' };
  const { claims } = await verifyAccessToken(parts, token);
  if (claims.role !== 'member') return claims;
  const member = await livingMember(parts.database, claims.sessionId);
  if (member === undefined) throw new Refusal('INVALID_JWT');
  return { role: 'member', sessionId: claims.sessionId, ...member };
};

/** Every route that `register` adds wants somebody of that role; everybody else's token answers `FORBIDDEN`. */
const forRole = (app: App, parts: AppParts, role: Identity['role'], register: (scope: App) => void): void => {
  app.register(async (scope: App) => {
    scope.addHook('onRequest', async (request) => {
      const identity = await identify(request, parts);
      if (identity.role !== role) throw new Refusal('FORBIDDEN');
      request.identity = identity;
    });
    register(scope);
  });
};

/** Routes for members: `NO_JWT`, `EXPIRED_JWT` or `INVALID_JWT` without a member's token, `FORBIDDEN` for a shop. */
export const forMembers = (app: App, parts: AppParts, register: (scope: App) => void): void =>
  forRole(app, parts, 'member', register);

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

/** Routes for a shop's users; a customer's token answers `FORBIDDEN`. */
export const forShops = (app: App, parts: AppParts, register: (scope: App) => void): void =>
  forRole(app, parts, 'shop', register);

/** Routes for our own support people; the tokens of customers and shops answer `FORBIDDEN`. */
export const forOperators = (app: App, parts: AppParts, register: (scope: App) => void): void =>
  forRole(app, parts, 'operator', register);
