import type { FastifyInstance } from 'fastify';

/**
 * Ends each connection with the answer that is under way when the server stops. Without it, a connection that was busy at
 * that moment stays open for the client's next call, and the stop waits for its time-out.
 */
export const closeAnsweredConnections = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
};
