import fp from 'fastify-plugin';
import { type App, type Needs, Refusal } from '../common';
import type { Identity } from './identity';
import { recordActs } from './operator-acts';

/** Encapsulated scope. Named, because Fastify searches all loaded modules for the name of an anonymous plugin. */
const scope = (name: string, register: (scope: App) => void) =>
  fp(async (inner: App) => register(inner), { name, encapsulate: true });

/** Requires the role for every route that `register` adds; other tokens get `FORBIDDEN`. */
const forRole = (app: App & Needs<'auth'>, role: Identity['role'], register: (scope: App) => void): void => {
  app.register(
    scope(`for the role ${role}`, (inner) => {
      inner.addHook('onRequest', async (request) => {
        if (request.routeOptions.config.checksSession === true) return app.auth.claim(request);
        const identity = await app.auth.identify(request);
        request.identity = identity;
        if (identity.role !== role) throw new Refusal('FORBIDDEN');
      });
      register(inner);
    }),
  );
};

/**
 * Registers routes for members: `NO_JWT`, `EXPIRED_JWT` or `INVALID_JWT` without a member's token, `FORBIDDEN` for a
 * shop.
 */
export const forMembers = (app: App & Needs<'auth'>, register: (scope: App) => void): void =>
  forRole(app, 'member', register);

/**
 * Registers the same routes twice: for members under their own path, for visitors under `/nonMember/…`, where tokens
 * are ignored.
 */
export const forMembersAndVisitors = (app: App & Needs<'auth'>, register: (scope: App) => void): void => {
  forMembers(app, register);
  app.register(scope('for visitors', register), { prefix: '/nonMember' });
};

/** Registers public routes, which ignore tokens, under their own path and under `/nonMember/…`. */
export const forEverybody = (app: App, register: (scope: App) => void): void => {
  register(app);
  app.register(scope('for visitors', register), { prefix: '/nonMember' });
};

/** Registers routes for users of a shop; a customer's token gets `FORBIDDEN`. */
export const forShops = (app: App & Needs<'auth'>, register: (scope: App) => void): void =>
  forRole(app, 'shop', register);

/** Registers routes for our support staff, whose acts are recorded; other tokens get `FORBIDDEN`. */
export const forOperators = (app: App & Needs<'auth' | 'clock' | 'database'>, register: (scope: App) => void): void =>
  forRole(app, 'operator', (scope) => {
    recordActs(scope, app);
    register(scope);
  });
