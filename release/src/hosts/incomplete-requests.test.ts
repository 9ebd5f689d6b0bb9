import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listen } from '../testing/listen';
import { get } from '../testing/raw-request';
import { HOST_LIMITS, hostServer, type RequestHandler } from './host-server';

const SHORT = { ...HOST_LIMITS, headersTimeout: 50, requestTimeout: 60, idleMs: 80, connectionsCheckingInterval: 10 };

const listening: Server[] = [];

const answerFine: RequestHandler = (_request, response) => response.end('fine');

const start = async (limits: typeof HOST_LIMITS, answer = answerFine): Promise<number> => {
  const server = hostServer(answer, limits);
  listening.push(server);
  return listen(server);
};

afterEach(() => listening.splice(0).forEach((server) => server.close().closeAllConnections()));

/** Sends an incomplete request; resolves with the response once the connection is closed. */
const sendHalf = async (port: number, bytes: string): Promise<string> => {
  const socket: Socket = connect(port, 'localhost');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk))).on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return text;
};

/** Waits: the server sees a closed connection a moment after the client. */
const untilAnswered = async (port: number): Promise<number | undefined> => {
  const { status } = await get(port, '/');
  return status === 503 ? untilAnswered(port) : status;
};

describe('an incomplete request', () => {
  it.each([
    ['nothing', '', ''],
    ['half a line', 'GE', '408'],
    ['half its headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ', '408'],
  ])('times out: %s', async (_case, bytes, status) => {
    expect(await sendHalf(await start(SHORT), bytes)).toContain(status);
  });

  it('times out while its body is missing', async () => {
    const port = await start(SHORT);
    const text = await sendHalf(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
    expect(text).toMatch(/fine|408/);
  });

  it('takes no connection from other clients', async () => {
    const port = await start(HOST_LIMITS);
    const halves = Array.from({ length: 500 }, () => connect(port, 'localhost'));
    await Promise.all(halves.map((socket) => once(socket, 'connect')));
    halves.forEach((socket) => void socket.write('GET / HTTP/1.1\r\n'));
    expect((await get(port, '/')).status).toBe(200);
    halves.forEach((socket) => void socket.destroy());
  });

  it('is refused above the connection limit of a host', async () => {
    const port = await start({ ...HOST_LIMITS, maxConnections: 2 });
    const open = [connect(port, 'localhost'), connect(port, 'localhost')];
    await Promise.all(open.map((socket) => once(socket, 'connect')));
    expect((await get(port, '/')).status).toBeUndefined();
    open[0]?.destroy();
    open[1]?.destroy();
  });

  it('is refused above the connection limit of its address', async () => {
    const port = await start({ ...HOST_LIMITS, connectionsPerAddress: 1 });
    const open = connect(port, 'localhost');
    await once(open, 'connect');
    const refused = await get(port, '/');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    open.destroy();
    await once(open, 'close');
    await expect(untilAnswered(port)).resolves.toBe(200);
  });

  it.each([
    ['the first on its connection', ''],
    ['one after an answer', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('is answered 431 when its headers are too long: %s', async (_which, before) => {
    const socket = connect(await start(HOST_LIMITS), 'localhost');
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    if (before !== '') socket.write(before);
    if (before !== '') await once(socket, 'data');
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'x'.repeat(17_000)}\r\n\r\n`);
    await once(socket, 'close');
    expect(text).toContain('HTTP/1.1 431 ');
  });

  it('is not answered in the middle of another response', async () => {
    const port = await start(HOST_LIMITS, () => undefined);
    expect(await sendHalf(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\nno request\r\n\r\n')).toBe('');
  });

  it('times out within seconds with the default limits', () => {
    expect(HOST_LIMITS.headersTimeout + HOST_LIMITS.connectionsCheckingInterval).toBeLessThanOrEqual(15_000);
    expect(HOST_LIMITS.idleMs).toBeLessThanOrEqual(60_000);
  });
});
