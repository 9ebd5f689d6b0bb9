import type { Server } from 'node:http';

/** Starts a server on a free port of this machine. */
export const listen = async (server: Server): Promise<{ baseUrl: string; stop: () => Promise<void> }> => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  return {
    baseUrl: `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
