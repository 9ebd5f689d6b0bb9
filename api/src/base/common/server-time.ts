import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock';

/** Says the server's time in ms: pages go by it, not by the clock of their device. */
const HEADER = 'server-time';

/** Says the time with every answer that no cache keeps without asking. */
export const sayServerTime = (app: FastifyInstance, clock: Clock): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (/no-store|no-cache/.test(String(reply.getHeader('cache-control')))) reply.header(HEADER, clock.now().getTime());
    done();
  });
};
