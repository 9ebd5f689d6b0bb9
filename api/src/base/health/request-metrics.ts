import { methodLabel } from '@dongne/observe';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    /** Metrics of this app. */
    metrics: Registry;
  }
}

/** Measures every request by its route template, so that no id becomes a label. Each app has its own registry. */
export const measureRequests = (app: FastifyInstance): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.decorate('metrics', registry);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(unknown)';
    duration.observe(
      { method: methodLabel(request.method), route, status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
  });
  return registry;
};
