import fp from 'fastify-plugin';
import type { FileStore } from './file-store';

declare module 'fastify' {
  interface FastifyInstance {
    readonly files: FileStore;
  }
}

/** `app.files`: the photos of customers and shops. */
export const filesPlugin = (files: FileStore) =>
  fp(async (app) => void app.decorate('files', files), { name: 'files' });
