import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock';

/** Server's time in ms: pages use it instead of the device's clock. */
const HEADER = 'server-time';

/** Adds the server's time to every response that no cache stores without revalidation. */
export const addServerTime = (app: FastifyInstance, clock: Clock): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (/no-store|no-cache/.test(String(reply.getHeader('cache-control')))) reply.header(HEADER, clock.now().getTime());
    done();
  });
};
