import fp from 'fastify-plugin';
import type { Clock } from './clock';

declare module 'fastify' {
  interface FastifyInstance {
    readonly clock: Clock;
  }
}

/** `app.clock`: what time it is; nobody else asks the system. */
export const clockPlugin = (clock: Clock) => fp(async (app) => void app.decorate('clock', clock), { name: 'clock' });
