import { setImmediate as turn } from 'node:timers/promises';
import type { Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listen } from '../testing/listen';
import { get } from '../testing/raw-request';
import { trustedProxies } from './trusted-proxies';
import { HOST_LIMITS, hostServer } from './host-server';

const CLIENT = 'X-Forwarded-For: 203.0.113.1';
const ANOTHER = 'X-Forwarded-For: 203.0.113.2';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  servers.splice(0).forEach((server) => server.close().closeAllConnections());
});

/** Host with a limit per address, which never responds to `/held` by itself. */
const start = async (trusted: string, most = 1) => {
  const openResponses: ServerResponse[] = [];
  const server = hostServer(
    (_request, response, path) => (path === '/held' ? openResponses.push(response) : response.end('fine')),
    { ...HOST_LIMITS, connectionsPerAddress: most },
    trustedProxies(trusted),
  );
  servers.push(server);
  const port = await listen(server);
  const openRequests = async (header: string, requests = 1): Promise<Socket> => {
    const socket = connect(port, 'localhost');
    sockets.push(socket);
    const arrived = openResponses.length + requests;
    socket.write(`GET /held HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`.repeat(requests));
    while (openResponses.length < arrived) await turn();
    return socket;
  };
  const statusFor = async (header: string): Promise<number | undefined> => (await get(port, '/', header)).status;
  /** Waits: the server sees a closed connection a moment after the client. */
  const untilAnswered = async (header: string): Promise<number | undefined> => {
    const status = await statusFor(header);
    return status === 503 ? untilAnswered(header) : status;
  };
  return { port, openResponses, openRequests, statusFor, untilAnswered };
};

describe('a host behind a trusted proxy', () => {
  const LOOPBACK = '127.0.0.0/8, ::1';

  it('accepts more connections from the proxy than from one address', async () => {
    const { openRequests, statusFor } = await start(LOOPBACK);
    await openRequests(CLIENT);
    expect(await statusFor(ANOTHER)).toBe(200);
  });

  it('refuses concurrent requests of one client beyond its share', async () => {
    const { port, openResponses, openRequests, untilAnswered } = await start(LOOPBACK);
    await openRequests(CLIENT);
    const refused = await get(port, '/', CLIENT);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    openResponses[0]?.end();
    expect(await untilAnswered(CLIENT)).toBe(200);
  });

  it('releases the slots of pipelined requests when their connection is lost', async () => {
    const { openRequests, untilAnswered } = await start(LOOPBACK, 2);
    (await openRequests(CLIENT, 2)).destroy();
    await untilAnswered(CLIENT);
    await openRequests(CLIENT);
    expect(await untilAnswered(CLIENT)).toBe(200);
  });

  it('counts all clients of an unknown proxy as one', async () => {
    const { openRequests, statusFor } = await start('10.0.0.0/8');
    await openRequests(CLIENT);
    expect(await statusFor(ANOTHER)).toBe(503);
  });
});
