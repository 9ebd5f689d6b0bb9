import { ERROR_COPY } from '@dongne/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeFailure } from './log';
import { isInfrastructureFault, RETRY_AFTER_S } from './infrastructure-faults';
import { Refusal } from './refusal';
import { SECURITY_HEADERS } from './security-headers';
import { validationFields } from './validation';

/** Status from which on a failure is not the caller's. */
const SERVER_FAULT = 500;

const NO_SUCH_PATH = '찾는 주소가 없어요.';

const asRefusal = (error: FastifyError | Refusal): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (error.validation !== undefined) return new Refusal('VALIDATION', { fields: validationFields(error.validation) });
  // Rejections by Fastify before a handler runs: broken JSON, an unknown content type, a body that is too large.
  if (error.statusCode === 413) return new Refusal('TOO_LARGE');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal('VALIDATION');
  if (isInfrastructureFault(error))
    return new Refusal('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_S, cause: error });
  return undefined;
};

const sendRefusal = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  const { code, svMessage, fields, details } = refusal;
  return reply
    .code(refusal.status)
    .send({ error: { code, svMessage, ...(fields === undefined ? {} : { fields }), ...details } });
};

/**
 * Sends every failure as `{ error: { code, svMessage, fields? } }`. Faults of database, disk and network are 503;
 * unexpected errors are logged and sent without details.
 */
export const handleError = (
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const refusal = asRefusal(error);
  // Fastify would close the connection while the client is still sending, and the proxy would see a reset instead of
  // the response.
  if (refusal?.code === 'TOO_LARGE') {
    reply.removeHeader('connection');
    request.raw.resume();
  }
  if (refusal?.cause !== undefined && refusal.status >= SERVER_FAULT)
    request.log.error({ failure: describeFailure(error) }, 'outside fault');
  if (refusal !== undefined) return sendRefusal(reply, refusal);
  request.log.error({ failure: describeFailure(error) }, 'unexpected failure');
  return reply.code(500).send({ error: { code: 'INTERNAL', svMessage: ERROR_COPY.INTERNAL } });
};

/** Answers an unknown path. */
export const handleNotFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendRefusal(reply, new Refusal('NOT_FOUND', { svMessage: NO_SUCH_PATH }));

/** Answers a URL that Fastify rejects before routing, such as one with a broken escape; no hook has run by then. */
export const handleUnreadablePath = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  void sendRefusal(reply.headers(SECURITY_HEADERS), new Refusal('NOT_FOUND', { svMessage: NO_SUCH_PATH }));
};
