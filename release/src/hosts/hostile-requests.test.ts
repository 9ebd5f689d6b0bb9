import { createServer, type Server } from 'node:net';
import fc from 'fast-check';
import { API_OFFSET } from '../config';
import { get, sendRaw } from '../testing/raw-request';
import { hostPlace, runHost, type HostPlace, type RunningHost } from '../testing/running-host';
import { publishSmall } from '../testing/small-release';

const SHELL_SCRIPT = '/shell/1/shell.js';
const REMOTE_SCRIPT = '/mf_usage/1/remoteEntry.1.js';

/** Responses of a faulty API: each connection gets one of these and is then closed. */
const BROKEN_ANSWERS: readonly string[] = [
  '',
  'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\ncut off',
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'HTTP/1.1 999 \u0001\r\n\r\n',
  'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-Odd: caf\u00e9\r\n\r\nok',
  'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n',
  'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'garbage',
];

const brokenApi = (port: number): Promise<Server> =>
  new Promise((resolve) => {
    let turn = 0;
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        turn += 1;
        socket.end(Buffer.from(BROKEN_ANSWERS[turn % BROKEN_ANSWERS.length] ?? '', 'latin1'));
      });
    });
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get'];
const ENDS = ['?', '/', '/..', '%', '%00', '%2e%2e%2f', '%c0%af', '\\', '.br', '.map', '#x', '//', ';a=b', '\u00ff'];
const STARTS = ['http://localhost', 'http://[', 'ftp://x', '//evil.example', '.', '\\', '/shell/..', '/mf_usage/1/..'];
const KNOWN = ['/', SHELL_SCRIPT, REMOTE_SCRIPT, '/shell/', '/shell/1', '/registry.json', '/healthz', '/v1/app/main'];

/** Chooses mostly existing paths, else any. */
const mostly = (usual: string, odd: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });

const anyPath = fc.oneof(fc.constant('*'), fc.webPath(), fc.string({ maxLength: 40 }).map(encodeURI));

const target = fc
  .tuple(
    mostly('', fc.constantFrom(...STARTS)),
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...KNOWN) }, { weight: 1, arbitrary: anyPath }),
    mostly('', fc.constantFrom(...ENDS)),
  )
  .map((parts) => parts.join('').replace(/[\s\0]/g, '') || '/');

const range = fc.oneof(
  fc.constantFrom(
    'bytes=5-2',
    'bytes=-0',
    'bytes=0-0,2-1',
    `bytes=${'9'.repeat(20)}-`,
    'items=1-2',
    'bytes=',
    'bytes=a-b',
  ),
  fc.tuple(fc.integer(), fc.integer()).map(([from, to]) => `bytes=${from}-${to}`),
);

/** Characters that a header may contain; the parser refuses the others, see `rawLine`. */
const visible = fc.string({ maxLength: 60 });
const rawLine = fc.string({ maxLength: 60, unit: 'binary-ascii' }).map((text) => text.replace(/[\r\n]/g, ''));

const header = fc.oneof(
  range.map((value) => `Range: ${value}`),
  fc.constantFrom(
    'Expect: 100-continue',
    'Expect: the impossible',
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13',
    'Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
    'Connection: keep-alive, transfer-encoding',
    'Content-Length: 10',
    'Content-Length: -1',
    'Content-Length: 3\r\nContent-Length: 4',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'Accept-Encoding: br;q=2, gzip;q=x, *',
    'Accept-Encoding: br, gzip',
    'Accept-Encoding: identity;q=0, *;q=0',
    'If-None-Match: "',
    'If-None-Match: *',
    'If-Modified-Since: never',
    'If-Match: *, ""',
    'If-Match: "x"',
    'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
    'Cookie: refreshToken=%00; refreshToken=',
    `X-Huge: ${'x'.repeat(20_000)}`,
    'X-Forwarded-For: , ,;',
  ),
  fc
    .tuple(
      fc.constantFrom('Accept-Encoding', 'If-None-Match', 'If-Range', 'Range', 'Cookie', 'Forwarded', 'Host'),
      visible,
    )
    .map(([name, value]) => `${name}: ${value}`),
);

const request = fc
  .record({
    method: mostly('GET', fc.constantFrom(...METHODS)),
    target,
    version: mostly('1.1', fc.constantFrom('1.0', '2.0', '9')),
    headers: fc.array(header, { maxLength: 3 }),
    last: mostly('Connection: close', rawLine),
    body: mostly('', fc.constantFrom('0\r\n\r\n', '{"a":1}', 'GET / HTTP/1.1\r\n\r\n')),
  })
  .map(({ method, target: path, version, headers, last, body }) => {
    const lines = [`${method} ${path} HTTP/${version}`, 'Host: localhost', ...headers, last];
    return `${lines.join('\r\n')}\r\n\r\n${body}`;
  });

const AT_ONCE = 60;
const ROUNDS = 20;
const PATIENCE_MS = 150;

describe('a host with hostile requests', () => {
  let place: HostPlace;
  let hosts: Record<'shell' | 'mf-usage', RunningHost>;
  let api: Server;

  beforeAll(async () => {
    place = await hostPlace();
    await publishSmall(place);
    api = await brokenApi(place.portBase + API_OFFSET);
    const [shell, usage] = await Promise.all([runHost(place, 'shell'), runHost(place, 'mf-usage')]);
    hosts = { shell, 'mf-usage': usage };
  });
  afterAll(async () => {
    await Promise.all(Object.values(hosts).map((host) => host.stop()));
    await new Promise((resolve) => api.close(resolve));
    await place.remove();
  });

  const expectAlive = async (host: RunningHost, path: string): Promise<void> => {
    expect((await get(host.port, path)).status).toBe(200);
    expect(host.isRunning()).toBe(true);
    expect(host.lines.filter((line) => /uncaught|unhandled/i.test(line))).toEqual([]);
  };

  it.each([
    ['shell', SHELL_SCRIPT],
    ['mf-usage', REMOTE_SCRIPT],
  ] as const)('%s sends the whole script for any range', async (folder, script) => {
    const whole = await get(hosts[folder].port, script);
    for (const asked of ['bytes=5-2', 'bytes=0-3', 'bytes=-1', 'bytes=900-', 'bytes=0-1,3-4']) {
      const answer = await get(hosts[folder].port, script, `Range: ${asked}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    }
    await expectAlive(hosts[folder], script);
  });

  it.each([
    ['shell', SHELL_SCRIPT],
    ['mf-usage', REMOTE_SCRIPT],
  ] as const)('%s responds or closes, and stays up', async (folder, script) => {
    const { port } = hosts[folder];
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
        asked += requests.length;
        await Promise.all(requests.map((bytes) => sendRaw(port, bytes, PATIENCE_MS)));
        return hosts[folder].isRunning();
      }),
      { numRuns: ROUNDS, endOnFailure: true },
    );
    expect(asked).toBeGreaterThanOrEqual(AT_ONCE * ROUNDS);
    await expectAlive(hosts[folder], script);
  });
});
