import { Type } from 'typebox';
import { feature } from '@dongne/api/base';
import { phoneOfKey, showPush } from './inbox-repository';
import { beDown, type ProviderOutage } from './provider-outage';

const Push = Type.Object({
  message: Type.Object({
    token: Type.String({ minLength: 1 }),
    notification: Type.Object({ title: Type.String(), body: Type.String() }),
    data: Type.Object({ key: Type.String(), path: Type.Optional(Type.String()) }),
  }),
});

/** Prefix of device tokens whose app was removed. */
const GONE = 'gone-';

/** FCM's side of its HTTP v1 API: stores pushes in the sandbox's inbox, a repeated one in place of the first. */
export const fcmRoutes = (outage: ProviderOutage) =>
  feature({ name: 'sandbox-push', needs: ['clock', 'database'] }, (app) => {
    const { clock, database } = app;
    app.post(
      '/v1/projects/:project/:call',
      { schema: { hide: true, params: Type.Object({ project: Type.String(), call: Type.String() }), body: Push } },
      async (request, reply) => {
        const { token, notification, data } = request.body.message;
        if (request.headers.authorization === undefined)
          return reply.code(401).send({ error: { status: 'UNAUTHENTICATED' } });
        if (token.startsWith(GONE))
          return reply.code(404).send({ error: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] } });
        const failure = outage.failure();
        if (failure === 'refused') return beDown(reply);
        const to = await phoneOfKey(database, data.key);
        const text = `${notification.title} · ${notification.body}`;
        await showPush(database, { to, key: data.key, token, text, kind: 'push', at: clock.now() });
        if (failure === 'unheard') return beDown(reply);
        return reply.send({ name: `projects/sandbox/messages/${data.key}` });
      },
    );
  });
