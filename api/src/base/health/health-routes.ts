import { measureReadiness } from '@dongne/observe';
import type { Registry } from 'prom-client';
import { feature, Refusal } from '../common';
import { NotReady, readiness } from './readiness';

/**
 * Probes for monitoring. `/healthz`: the process responds, without any dependency; `/readyz`: database and storage
 * accept writes. The database is migrated before the server listens. Outside of production also `/metrics` and
 * `/openapi.json`.
 */
export const healthRoutes = (metrics: Registry) =>
  feature({ name: 'health', needs: ['config', 'database', 'files'] }, (app) => {
    const isReady = readiness(app);
    measureReadiness(isReady, metrics);

    const hidden = { schema: { hide: true } };
    app.get('/healthz', hidden, async () => ({ status: 'ok' }));

    app.get('/readyz', hidden, async (request) => {
      try {
        await isReady();
      } catch (cause) {
        request.log.warn({ reason: cause instanceof NotReady ? cause.message : undefined }, 'not ready');
        throw new Refusal('UNAVAILABLE', { cause });
      }
      return { status: 'ready' };
    });

    // In production customers reach this port, so both are on `METRICS_PORT` only.
    if (app.config.environment === 'production') return;
    app.get('/metrics', hidden, async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.metrics()),
    );
    app.get('/openapi.json', hidden, async () => app.swagger());
  });
