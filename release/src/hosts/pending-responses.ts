import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Follows the answers of a server that have not ended, by their connections. */
export const trackPendingResponses = (server: Server) => {
  const bySocket = new WeakMap<Duplex, Map<ServerResponse, () => void>>();
  server.on('connection', (socket) => {
    const pending = new Map<ServerResponse, () => void>();
    bySocket.set(socket, pending);
    // Node emits no `close` for answers that wait behind another one when their connection is lost.
    socket.once('close', () => pending.forEach((end) => end()));
  });
  return {
    /** @param onEnd called once, when the answer is sent or its connection is lost. */
    add: ({ socket }: IncomingMessage, response: ServerResponse, onEnd: () => void): void => {
      const pending = bySocket.get(socket);
      const end = (): void => {
        if (pending?.delete(response) === true) onEnd();
      };
      pending?.set(response, end);
      response.once('close', end);
    },
    /** Answers that a connection still waits for. */
    of: (socket: Duplex): readonly ServerResponse[] => [...(bySocket.get(socket)?.keys() ?? [])],
  };
};

export type PendingResponses = ReturnType<typeof trackPendingResponses>;
