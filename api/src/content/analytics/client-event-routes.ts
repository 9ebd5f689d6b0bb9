import { Type } from 'typebox';
import { feature } from '#base';
import { ClientEventBatch } from './client-event-schemas';
import { publishedPages, publishedRegistry, publishedReleases } from '../web-vitals';
import { recordEvents } from './client-event-service';

/** More than the largest batch that the schema takes. */
const MAX_BYTES = 64 * 1024;

/** Events of the app. Every client posts to the one path and no token is read, so that events are anonymous. */
export const clientEventRoutes = feature({ name: 'client-event', needs: ['clock', 'config', 'database'] }, (app) => {
  const registry = publishedRegistry(app.config.registryUrl);
  const ofPublishedPages = publishedPages(registry);
  const ofPublishedReleases = publishedReleases(registry);
  app.post(
    '/clientEvent',
    { bodyLimit: MAX_BYTES, schema: { tags: ['client'], body: ClientEventBatch, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const { events = [], vitals = [], health } = request.body;
      await recordEvents(app, {
        events,
        vitals: await ofPublishedPages(vitals),
        health: health && { ...health, reports: await ofPublishedReleases(health.reports) },
        callerAddress: request.ip,
      });
      return reply.code(204).send(null);
    },
  );
});
