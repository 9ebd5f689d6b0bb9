import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listen } from '../testing/listen';
import { PROGRESS_LIMITS, watchProgress } from './body-progress';

let server: Server;
let client: Socket;
let request: IncomingMessage;
let stalls: number;

/** Photo upload without any data yet. */
beforeEach(async () => {
  stalls = 0;
  server = createServer();
  client = connect(await listen(server), 'localhost');
  const arrives = once(server, 'request');
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
  [request] = await arrives;
  request.on('error', () => undefined);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  watchProgress(request, () => (stalls += 1));
});
afterEach(() => {
  jest.useRealTimers();
  client.destroy();
  server.close();
});

const { checkEveryMs, bytesPerCheck } = PROGRESS_LIMITS;

/** Sends bytes and waits until they have arrived. */
const send = async (bytes: number): Promise<void> => {
  const expected = request.socket.bytesRead + bytes;
  client.write('x'.repeat(bytes));
  while (request.socket.bytesRead < expected) await new Promise((resolve) => setImmediate(resolve));
};

describe('a streamed body', () => {
  it('is aborted when it arrives byte by byte', async () => {
    request.resume();
    await send(2);
    jest.advanceTimersByTime(checkEveryMs - 1);
    expect(stalls).toBe(0);
    jest.advanceTimersByTime(1 + 5 * checkEveryMs);
    expect(stalls).toBe(1);
  });

  it('may pause after a fast start', async () => {
    request.resume();
    await send(2 * bytesPerCheck);
    jest.advanceTimersByTime(2 * checkEveryMs);
    expect(stalls).toBe(0);
    jest.advanceTimersByTime(checkEveryMs);
    expect(stalls).toBe(1);
  });

  it('is not aborted while the API applies backpressure', async () => {
    await send(2);
    jest.advanceTimersByTime(5 * checkEveryMs);
    expect(stalls).toBe(0);
  });

  it('is no longer watched after its request has closed', async () => {
    request.resume();
    const closed = new Promise((resolve) => request.once('close', resolve));
    client.destroy();
    await closed;
    jest.advanceTimersByTime(5 * checkEveryMs);
    expect(stalls).toBe(0);
  });
});
