import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inBulkhead, type Bulkhead } from './bulkheads';

const bulkheadOf = ({ method, headers }: FastifyRequest): Bulkhead =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined ? 'public' : 'members';

/** Separates the connections of public reads from those of all other requests. */
export const separateRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => inBulkhead(bulkheadOf(request), done));
  // Bodies are read in the socket's async context, so the first hook's context is lost here.
  app.addHook('preValidation', (request, _reply, done) => inBulkhead(bulkheadOf(request), done));
};
