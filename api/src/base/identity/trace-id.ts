import type { FastifyRequest } from 'fastify';

/** W3C Trace Context: version, trace id, parent id, flags. */
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

/** Trace that a call belongs to, else its own id. */
export const traceIdOf = ({ headers, id }: FastifyRequest): string => {
  const { traceparent } = headers;
  return (typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined) ?? id;
};
