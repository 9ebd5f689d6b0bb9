import { once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { CONNECTION_LIMITS } from './connection-limits';
import { refuseUnreadable } from './unreadable-requests';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify({ ...CONNECTION_LIMITS, clientErrorHandler: refuseUnreadable });
  app.get('/', async () => 'fine');
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Reads one connection until it is closed. */
const answerTo = async (bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk))).on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return text;
};

const withHeader = (letters: number): string =>
  `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: ${'x'.repeat(letters)}\r\n\r\n`;

describe('request', () => {
  it.each([
    ['headers that are too long', withHeader(40_000), 'HTTP/1.1 431 ', 'TOO_LARGE'],
    ['no request line', 'nothing\r\n\r\n', 'HTTP/1.1 400 ', 'VALIDATION'],
  ])('is rejected with the API’s error body for %s', async (_what, bytes, status, code) => {
    const answer = await answerTo(bytes);
    expect(answer).toContain(status);
    expect(answer).toContain(`{"error":{"code":"${code}","svMessage":"`);
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  it('with the longest headers allowed by the host is answered', async () => {
    expect(await answerTo(withHeader(20_000))).toContain('HTTP/1.1 200 ');
  });
});

describe('idle connection', () => {
  it('outlives the host’s idle connections', () => {
    expect(app.server.keepAliveTimeout).toBeGreaterThan(30_000);
  });
});
