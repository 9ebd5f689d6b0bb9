import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inContext, type RequestSpan, startRequestSpan, traceFields } from '@dongne/observe';

/** Runs each request in the trace of its `traceparent`, and adds that trace to its log lines. */
export const traceRequests = (app: FastifyInstance): void => {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = startRequestSpan(request.headers, request.method, { tapped: false });
    spans.set(request, span);
    request.log = request.log.child(traceFields(span.context));
    inContext(span.context, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(unknown)';
    spans.get(request)?.end({ method: request.method, route, status: reply.statusCode });
  });
};
