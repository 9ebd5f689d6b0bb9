import { Type } from 'typebox';
import { feature } from '../common';
import { ClientEventBatch } from './client-event-schemas';
import { recordEvents } from './client-event-service';

/** More than the largest batch that the schema takes. */
const MAX_BYTES = 64 * 1024;

/** Events of the app. Everybody posts to the one path and no token is read: nobody shall know whose they are. */
export const clientEventRoutes = feature({ name: 'client-event', needs: ['clock', 'config', 'database'] }, (app) => {
  app.post(
    '/clientEvent',
    { bodyLimit: MAX_BYTES, schema: { tags: ['client'], body: ClientEventBatch, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await recordEvents(app, { ...request.body, callerAddress: request.ip });
      return reply.code(204).send(null);
    },
  );
});
