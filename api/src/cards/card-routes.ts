import { forMembersAndVisitors } from '../auth';
import { feature } from '../common';
import { CardAnswer } from './card-schemas';

/** The registered payment card. Nobody can register one yet, so the answer is `null` for members as for visitors. */
export const cardRoutes = feature({ name: 'card', needs: ['auth'] }, (app) =>
  forMembersAndVisitors(app, (scope) => {
    scope.get('/pay/card', { schema: { response: { 200: CardAnswer } } }, async (_request, reply) =>
      // Fastify sends no body at all for null; the contract promises the JSON text.
      reply
        .type('application/json; charset=utf-8')
        .serializer((text: unknown) => String(text))
        .send(null),
    );
  }),
);
