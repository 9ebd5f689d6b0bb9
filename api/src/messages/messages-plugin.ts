import fp from 'fastify-plugin';
import type { Messages } from './messages';

declare module 'fastify' {
  interface FastifyInstance {
    readonly messages: Messages;
  }
}

/** `app.messages`: how SMS and push messages leave. */
export const messagesPlugin = (messages: Messages) =>
  fp(async (app) => void app.decorate('messages', messages), { name: 'messages' });
