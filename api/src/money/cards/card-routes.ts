import { Type } from 'typebox';
import { forMembers, forMembersAndVisitors, memberOf, viewerOf, feature } from '#base';
import { activeCardOf } from './card-repository';
import { type CardHooks, NO_CARD_HOOKS } from './card-returns';
import { CardAnswer, ProviderParams, SidParams, WindowEnd, WindowForm, WindowOrder } from './card-schemas';
import { removeCard } from './card-service';
import { openRegistration, viewWindow } from './card-windows';
import { cardView } from './registered-card';
import { returnRoutes } from './return-routes';
import { bindWindow } from './window-browser';

/** The card that a member pays with: registered in a provider's window, shown, removed. */
export const cardRoutes = (hooks: CardHooks = NO_CARD_HOOKS) =>
  feature({ name: 'card', needs: ['auth', 'cardProviders', 'clock', 'config', 'database'] }, (app) => {
    forMembersAndVisitors(app, (scope) => {
      scope.get('/pay/card', { schema: { response: { 200: CardAnswer } } }, async (request, reply) => {
        const viewer = viewerOf(request);
        const card = viewer === null ? undefined : await activeCardOf(app.database, viewer.memberId);
        if (card !== undefined) return cardView(card);
        // Fastify sends an empty body for null; the contract promises the JSON text.
        return reply
          .type('application/json; charset=utf-8')
          .serializer((text: unknown) => String(text))
          .send(null);
      });
    });

    forMembers(app, (scope) => {
      scope.delete('/pay/card', { schema: { response: { 204: Type.Null() } } }, async (request, reply) => {
        await removeCard(app, memberOf(request).memberId);
        return reply.code(204).send(null);
      });

      scope.post(
        '/pay/card/:provider/ready',
        { schema: { params: ProviderParams, body: WindowOrder, response: { 200: WindowForm } } },
        async (request, reply) => {
          const { params, body } = request;
          const form = await openRegistration(app, memberOf(request), params.provider, body);
          await bindWindow(app, request, reply, body.sid);
          return { sid: body.sid, action: form.action, fields: { ...form.fields } };
        },
      );

      scope.get('/pay/card/session/:sid', { schema: { params: SidParams, response: { 200: WindowEnd } } }, (request) =>
        viewWindow(app, memberOf(request).memberId, request.params.sid),
      );
    });

    app.register(returnRoutes(hooks));
  });
