import { type Registry } from 'prom-client';
import { feature, Refusal } from '../common';
import { readiness } from './readiness';

/**
 * For the machines that watch this one. `/healthz` says that the process answers and touches nothing; `/readyz` that
 * database and storage can be written. The database is migrated before the server listens.
 */
export const healthRoutes = (metrics: Registry) =>
  feature({ name: 'health', needs: ['database', 'files'] }, (app) => {
    const isReady = readiness(app);

    const hidden = { schema: { hide: true } };
    app.get('/healthz', hidden, async () => ({ status: 'ok' }));

    app.get('/readyz', hidden, async (request) => {
      try {
        await isReady();
      } catch (cause) {
        request.log.warn('not ready');
        throw new Refusal('UNAVAILABLE', { cause });
      }
      return { status: 'ready' };
    });

    app.get('/metrics', hidden, async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.metrics()),
    );

    app.get('/openapi.json', hidden, async () => app.swagger());
  });
