import { Type } from 'typebox';
import { forMembers, memberOf, feature, invalidField, nullable, Refusal } from '#base';
import { isPushService } from './push-services';
import { findWebPush, storeWebPush, removeWebPush } from './web-push-repository';

const WebPush = Type.Object(
  {
    publicKey: nullable(
      Type.String({ description: 'our key for `pushManager.subscribe`; null: no pushes to browsers' }),
    ),
    endpoint: nullable(Type.String({ description: 'of the browser that this login has switched on' })),
  },
  { $id: 'WebPush' },
);

const WebPushBody = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1_000 }),
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  },
  { $id: 'WebPushBody' },
);

/** Web push subscription of the current session. */
export const webPushRoutes = feature({ name: 'web-push', needs: ['auth', 'clock', 'config', 'database'] }, (app) =>
  forMembers(app, (scope) => {
    const publicKey = app.config.messages.webPush?.publicKey ?? null;

    scope.get('/member/webPush', { schema: { response: { 200: WebPush } } }, async (request) => {
      const stored = await findWebPush(app.database, memberOf(request).sessionId);
      return { publicKey, endpoint: stored?.endpoint ?? null };
    });

    scope.put(
      '/member/webPush',
      { schema: { body: WebPushBody, response: { 204: Type.Null() } } },
      async (request, reply) => {
        if (publicKey === null) throw new Refusal('UNAVAILABLE');
        if (!isPushService(request.body.endpoint))
          throw invalidField('endpoint', '이 브라우저의 알림은 아직 보낼 수 없어요.');
        const { sessionId } = memberOf(request);
        await app.database.transaction((tx) => storeWebPush(tx, sessionId, request.body, app.clock.now()));
        return reply.code(204).send(null);
      },
    );

    scope.delete('/member/webPush', { schema: { response: { 204: Type.Null() } } }, async (request, reply) => {
      await removeWebPush(app.database, memberOf(request).sessionId);
      return reply.code(204).send(null);
    });
  }),
);
