import fp from 'fastify-plugin';
import { type App, type Needs, Refusal } from '../common';
import type { Identity } from './identity';

/** A scope of its own. It has a name, because Fastify searches every loaded module for the name of a plugin without one. */
const scope = (name: string, register: (scope: App) => void) =>
  fp(async (inner: App) => register(inner), { name, encapsulate: true });

/** Every route that `register` adds wants somebody of that role; everybody else's token answers `FORBIDDEN`. */
const forRole = (app: App & Needs<'auth'>, role: Identity['role'], register: (scope: App) => void): void => {
  app.register(
    scope(`for the role ${role}`, (inner) => {
      inner.addHook('onRequest', async (request) => {
        const identity = await app.auth.identify(request);
        if (identity.role !== role) throw new Refusal('FORBIDDEN');
        request.identity = identity;
      });
      register(inner);
    }),
  );
};

/** Routes for members: `NO_JWT`, `EXPIRED_JWT` or `INVALID_JWT` without a member's token, `FORBIDDEN` for a shop. */
export const forMembers = (app: App & Needs<'auth'>, register: (scope: App) => void): void =>
  forRole(app, 'member', register);

/** Registers the same routes twice: for members under their own path, for visitors under `/nonMember/…`, where no token is read. */
export const forMembersAndVisitors = (app: App & Needs<'auth'>, register: (scope: App) => void): void => {
  forMembers(app, register);
  app.register(scope('for visitors', register), { prefix: '/nonMember' });
};

/** Registers public routes, which read no token, under their own path and under `/nonMember/…`. */
export const forEverybody = (app: App, register: (scope: App) => void): void => {
  register(app);
  app.register(scope('for visitors', register), { prefix: '/nonMember' });
};

/** Routes for a shop's users; a customer's token answers `FORBIDDEN`. */
export const forShops = (app: App & Needs<'auth'>, register: (scope: App) => void): void =>
  forRole(app, 'shop', register);

/** Routes for our own support people; the tokens of customers and shops answer `FORBIDDEN`. */
export const forOperators = (app: App & Needs<'auth'>, register: (scope: App) => void): void =>
  forRole(app, 'operator', register);
