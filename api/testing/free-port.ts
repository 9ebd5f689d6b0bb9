import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports of outgoing connections (from 32,768), one of which could take it while a server restarts. */
const FIRST = 15_000;
const LAST = 32_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A free port of this machine, which stays free while its server restarts. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST, LAST);
  return (await isFree(port)) ? port : freePort();
};
