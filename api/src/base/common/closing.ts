import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection after its response when the server stops. Otherwise a connection that is busy at that moment
 * stays open for the client's next call, and the stop waits for its time-out.
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
