import fp from 'fastify-plugin';
import type { Config } from './config';

declare module 'fastify' {
  interface FastifyInstance {
    readonly config: Config;
  }
}

/** `app.config`: everything that the process was told from outside. */
export const configPlugin = (config: Config) =>
  fp(async (app) => void app.decorate('config', config), { name: 'config' });
