import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { TrustedProxies } from './trusted-proxies';
import { createTally } from './tally';

/** A refused client has so long to read why. */
const REFUSED_LEAVES_MS = 1_000;

/**
 * Refuses what one address opens beyond its share, so that the others still find room. A trusted proxy opens as many as it needs:
 * its clients are told apart by `requestsPerClient`.
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
    // A client that keeps its own side open takes a place all the same.
    setTimeout(() => socket.destroy(), REFUSED_LEAVES_MS).unref();
  });
};

/**
 * Counts what one client of a trusted proxy has under way.
 *
 * @returns gives a request its place, and with it what returns the place; `undefined` beyond the client's share.
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
