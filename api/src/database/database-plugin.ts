import fp from 'fastify-plugin';
import type { Database } from './database';

declare module 'fastify' {
  interface FastifyInstance {
    readonly database: Database;
  }
}

/** `app.database`: the open database. Who opened it closes it. */
export const databasePlugin = (database: Database) =>
  fp(async (app) => void app.decorate('database', database), { name: 'database' });
