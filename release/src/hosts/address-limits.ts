import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { TrustedProxies } from './trusted-proxies';
import { createTally } from './tally';

/** Time in which a refused client may read the response. */
const REFUSED_LEAVES_MS = 1_000;

/**
 * Refuses connections of one address beyond its share, so that other addresses still get in. Exempts trusted proxies:
 * `requestsPerClient` limits the clients behind them.
 */
export const limitConnections = (
  server: Server,
  most: number,
  { isProxy }: TrustedProxies,
  refuse: (socket: Socket) => void,
): void => {
  const count = createTally();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const open = count(address, 1);
    socket.once('close', () => count(address, -1));
    if (open <= most) return;
    refuse(socket);
    // Destroys the socket later: a client that keeps its side open still occupies a connection.
    setTimeout(() => socket.destroy(), REFUSED_LEAVES_MS).unref();
  });
};

/**
 * Limits the concurrent requests per client of a trusted proxy.
 *
 * @returns a function that admits a request and returns its release callback; `undefined` beyond the client's share.
 */
export const requestsPerClient = (most: number, { isProxy, addressOf }: TrustedProxies) => {
  const count = createTally();
  return (request: IncomingMessage): (() => void) | undefined => {
    if (!isProxy(request.socket.remoteAddress ?? '')) return () => undefined;
    const client = addressOf(request);
    const release = (): void => void count(client, -1);
    if (count(client, 1) <= most) return release;
    release();
    return undefined;
  };
};
