import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inBulkhead, type Bulkhead } from './bulkheads';

const bulkheadOf = ({ method, headers }: FastifyRequest): Bulkhead =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined ? 'public' : 'members';

/** Gives reads without a login connections of their own, and every other request those of members. */
export const separateRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => inBulkhead(bulkheadOf(request), done));
  // A body is read in the socket's context, which is not that of the first hook.
  app.addHook('preValidation', (request, _reply, done) => inBulkhead(bulkheadOf(request), done));
};
