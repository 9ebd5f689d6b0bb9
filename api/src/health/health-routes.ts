import { type Registry } from 'prom-client';
import { askDatabase } from '../database';
import { feature, Refusal } from '../common';

/**
 * For the machines that watch this one. `/healthz` says that the process answers and touches nothing; `/readyz` also
 * asks the database, which is migrated before the server listens.
 */
export const healthRoutes = (metrics: Registry) =>
  feature({ name: 'health', needs: ['database'] }, (app) => {
    const { database } = app;

    const hidden = { schema: { hide: true } };
    // Machines that watch ask for the head alone.
    const watched = { ...hidden, exposeHeadRoute: true };
    app.get('/healthz', watched, async () => ({ status: 'ok' }));

    app.get('/readyz', watched, async (request) => {
      try {
        await askDatabase(database);
      } catch (cause) {
        request.log.warn('database does not answer');
        throw new Refusal('UNAVAILABLE', { cause });
      }
      return { status: 'ready' };
    });

    app.get('/metrics', hidden, async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.metrics()),
    );

    app.get('/openapi.json', hidden, async () => app.swagger());
  });
