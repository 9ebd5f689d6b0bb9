import { once } from 'node:events';
import type { Server } from 'node:http';

/** Starts a server on a free port of this machine. @returns the port. */
export const listen = async (server: Server): Promise<number> => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
