import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock';

/** What time it is here, in ms: pages go by it, whatever the clock of their device says. */
const HEADER = 'server-time';

/** Says the time with every answer that no cache keeps without asking. */
export const sayServerTime = (app: FastifyInstance, clock: Clock): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (/no-store|no-cache/.test(String(reply.getHeader('cache-control')))) reply.header(HEADER, clock.now().getTime());
    done();
  });
};
