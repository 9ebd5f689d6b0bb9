import { Type } from 'typebox';
import { deviceNameFrom, forMembers, forOperators, memberOf, feature, IdParams } from '#base';
import { askForChange, askForChangeAsSupport, stopChange, stopChangeOf, viewWaitingChange } from './lost-number';
import { listLostNumbers } from './lost-number-desk';
import {
  LostNumberBody,
  LostNumberState,
  OperatorLostNumberBody,
  OperatorLostNumberPage,
  StopLink,
} from './lost-number-schemas';

const NEEDS = ['auth', 'clock', 'config', 'database', 'messages'] as const;

/** Routes for a member who has lost the current phone number. */
export const lostNumberRoutes = feature({ name: 'lost-number', needs: NEEDS }, (app) => {
  app.post(
    '/auth/lostNumber/stop',
    { schema: { body: StopLink, response: { 204: Type.Null() } } },
    // No rate limit: an invalid link needs no query, and a valid one must work despite any number of invalid ones.
    async ({ body }, reply) => {
      await stopChangeOf(app, body);
      return reply.code(204).send(null);
    },
  );

  forMembers(app, (scope) => {
    scope.get('/member/lostNumber', { schema: { response: { 200: LostNumberState } } }, (request) =>
      viewWaitingChange(app, memberOf(request)),
    );

    scope.post(
      '/member/lostNumber',
      { schema: { body: LostNumberBody, response: { 200: LostNumberState } } },
      async (request) => {
        await askForChange(app, memberOf(request), { input: request.body, deviceName: deviceNameFrom(request) });
        return viewWaitingChange(app, memberOf(request));
      },
    );

    scope.delete('/member/lostNumber', { schema: { response: { 204: Type.Null() } } }, async (request, reply) => {
      await stopChange(app, memberOf(request));
      return reply.code(204).send(null);
    });
  });
});

/** Routes for support: starts a change for a person who cannot log in, and stops one. */
export const operatorLostNumberRoutes = feature({ name: 'operator-lost-number', needs: NEEDS }, (app) => {
  const tags = ['operator'];
  const Query = Type.Object({ cursor: Type.Optional(Type.String({ pattern: '^[01]_[0-9]{1,9}$' })) });

  forOperators(app, (scope) => {
    scope.get(
      '/lostNumbers',
      { schema: { tags, querystring: Query, response: { 200: OperatorLostNumberPage } } },
      (request) => listLostNumbers(app, request.query.cursor),
    );

    scope.post(
      '/lostNumbers',
      { schema: { tags, body: OperatorLostNumberBody, response: { 200: OperatorLostNumberPage } } },
      async (request) => {
        await askForChangeAsSupport(app, request.body);
        return listLostNumbers(app, undefined);
      },
    );

    scope.post(
      '/lostNumbers/:id/stop',
      { schema: { tags, params: IdParams, response: { 200: OperatorLostNumberPage } } },
      async (request) => {
        await stopChangeOf(app, request.params);
        return listLostNumbers(app, undefined);
      },
    );
  });
});
