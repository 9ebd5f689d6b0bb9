import type { FastifyInstance } from 'fastify';

/** Default headers of every response; a route that may be cached or framed overrides them. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * Adds the headers to every response, including refusals and unknown routes.
 *
 * @param hsts value of `Strict-Transport-Security`; null for none.
 */
export const addSecurityHeaders = (app: FastifyInstance, hsts: string | null): void => {
  const headers = { ...SECURITY_HEADERS, ...(hsts !== null && { 'strict-transport-security': hsts }) };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
};
