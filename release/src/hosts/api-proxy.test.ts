import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { API_OFFSET, REMOTES, ROOT } from '../config';
import { hostPlace, runHost, runHostScript, type HostPlace, type RunningHost } from '../testing/running-host';
import { sendRaw } from '../testing/raw-request';
import { publishSmall } from '../testing/small-release';

/** More than the 256 sockets of the proxy library's agent. */
const MANY = 300;

let place: HostPlace;
let api: Server;
let host: RunningHost;
/** Calls that have reached the API, as `POST /path body`. */
let reached: string[];
/** Headers of the last call that has reached the API. */
let received: IncomingHttpHeaders;
const sockets: Socket[] = [];

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { method = '', url = '', headers } = request;
  received = headers;
  if (url === '/v1/app/silent') return;
  if (url === '/v1/app/event-stream') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': open\n\n');
    return;
  }
  const body = await bodyOf(request).catch(() => 'cut off');
  reached.push(`${method} ${url} ${body} ${headers['content-length'] ?? 'chunked'}`);
  response.end('fine');
};

beforeAll(async () => {
  place = await hostPlace();
  await publishSmall(place);
  api = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => api.listen(place.portBase + API_OFFSET, '127.0.0.1', resolve));
  host = await runHost(place, 'shell');
});
beforeEach(() => {
  reached = [];
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
afterAll(async () => {
  await host.stop();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await place.remove();
});

/** Opens a connection and sends the text; closed after the test. */
const open = async (bytes: string): Promise<Socket> => {
  const socket = connect(host.port, 'localhost');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
};

/** Port of `short-timeout-host.ts`. */
const portOfImpatient = (): number => place.portBase + (REMOTES[0]?.portOffset ?? 0);

const call = async (): Promise<string> => (await fetch(`${host.origin}/v1/app/main`)).text();

const post = (headers: string, body: string): string =>
  `POST /v1/app/auth/otp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n\r\n${body}`;

describe('the API proxy responds', () => {
  it(`with ${MANY} event streams open`, async () => {
    const streams = await Promise.all(
      Array.from({ length: MANY }, () => open('GET /v1/app/event-stream HTTP/1.1\r\nHost: localhost\r\n\r\n')),
    );
    await Promise.all(streams.map((stream) => once(stream, 'data')));
    expect(await call()).toBe('fine');
  });

  it(`with ${MANY} calls pending`, async () => {
    const arrived: unknown[] = [];
    api.on('request', ({ url }: IncomingMessage) => arrived.push(url));
    const all = new Promise<void>((resolve) => api.on('request', () => arrived.length === MANY && resolve()));
    for (let one = 0; one < MANY; one += 1) await open('GET /v1/app/silent HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await all;
    expect(await call()).toBe('fine');
  });

  it(`with ${MANY} slow bodies, none of which reaches the API`, async () => {
    for (let one = 0; one < MANY; one += 1)
      await open(post('Content-Type: application/json\r\nContent-Length: 4000', '{'));
    expect(await call()).toBe('fine');
    expect(reached).toEqual(['GET /v1/app/main  chunked']);
  });
});

describe('a request body', () => {
  it.each([
    ['with a length', 'Content-Length: 7', '{"a":1}'],
    ['in chunks', 'Transfer-Encoding: chunked', '3\r\n{"a\r\n4\r\n":1}\r\n0\r\n\r\n'],
  ])('reaches the API whole: %s', async (_how, header, sent) => {
    const answer = await sendRaw(host.port, post(`Content-Type: application/json\r\n${header}`, sent));
    expect(answer.status).toBe(200);
    expect(reached).toEqual(['POST /v1/app/auth/otp {"a":1} 7']);
  });

  it('is refused in the API format when it exceeds its declared length', async () => {
    const chunk = `${(300_000).toString(16)}\r\n${'x'.repeat(300_000)}\r\n`;
    const answer = await sendRaw(host.port, post('Transfer-Encoding: chunked', chunk));
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('"TOO_LARGE"');
    expect(reached).toEqual([]);
  });

  it('with photos is streamed', async () => {
    const form = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 300000';
    const answer = await sendRaw(host.port, post(form, 'x'.repeat(300_000)));
    expect(answer.status).toBe(200);
  });

  it.each([
    ['photos', 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 400'],
    ['much', 'Content-Type: application/json\r\nContent-Length: 300000'],
  ])('is refused and aborted upstream when it stalls: %s', async (_what, headers) => {
    const left = new Promise((resolve) => api.once('request', (call: IncomingMessage) => call.once('close', resolve)));
    const impatient = await runHostScript(place, [join(ROOT, 'release/src/testing/short-timeout-host.ts')]);
    const answer = await sendRaw(portOfImpatient(), post(headers, 'x'));
    expect([answer.status, answer.headers.get('connection')]).toEqual([408, 'close']);
    await left;
    await impatient.stop();
  });
});

describe('hop-by-hop headers', () => {
  const HOPS = [
    'Connection: Upgrade, X-Hop, X-Forwarded-For, Content-Type',
    'Upgrade: websocket',
    'Expect: 100-continue',
    'Keep-Alive: timeout=5',
    'TE: trailers',
    'X-Hop: 1',
    'X-End: 1',
    'Content-Type: application/json',
    'Content-Length: 7',
  ];

  it('are dropped while all others reach the API', async () => {
    await sendRaw(host.port, `POST /v1/app/auth/otp HTTP/1.1\r\nHost: x\r\n${HOPS.join('\r\n')}\r\n\r\n{"a":1}`, 200);
    expect(reached).toEqual(['POST /v1/app/auth/otp {"a":1} 7']);
    const passedOn = Object.keys(received).sort();
    expect(passedOn).toEqual(expect.arrayContaining(['content-type', 'x-end', 'x-forwarded-for']));
    expect(passedOn).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(upgrade|expect|te|x-hop|keep-alive)$/)]),
    );
  });

  it.each([
    ['closes', 'Connection: close', 'close'],
    ['keeps', 'X-Nothing: 1', 'keep-alive'],
  ])('of a response say that the host %s the connection', async (_how, header, expected) => {
    const answer = await sendRaw(host.port, `GET /v1/app/main HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`, 200);
    expect([answer.headers.get('connection'), answer.headers.get('keep-alive')]).toEqual([expected, undefined]);
  });
});
