import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Tracks the open responses of a server by connection. */
export const trackPendingResponses = (server: Server) => {
  const bySocket = new WeakMap<Duplex, Map<ServerResponse, () => void>>();
  server.on('connection', (socket) => {
    const pending = new Map<ServerResponse, () => void>();
    bySocket.set(socket, pending);
    // Node emits no `close` for pipelined responses when their connection is lost.
    socket.once('close', () => pending.forEach((end) => end()));
  });
  return {
    /** @param onEnd called once, when the response is sent or its connection is lost. */
    add: ({ socket }: IncomingMessage, response: ServerResponse, onEnd: () => void): void => {
      const pending = bySocket.get(socket);
      const end = (): void => {
        if (pending?.delete(response) === true) onEnd();
      };
      pending?.set(response, end);
      response.once('close', end);
    },
    /** Open responses of a connection. */
    of: (socket: Duplex): readonly ServerResponse[] => [...(bySocket.get(socket)?.keys() ?? [])],
  };
};

export type PendingResponses = ReturnType<typeof trackPendingResponses>;
