import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildDeployment } from '../testing/build-deployment';
import { get, sendRaw, type RawAnswer } from '../testing/raw-request';
import { hostPlace, runHost, type HostPlace, type RunningHost } from '../testing/running-host';
import { publishSmall, SMALL_REGISTRY } from '../testing/small-release';

let place: HostPlace;
let shell: RunningHost;
let usage: RunningHost;

beforeAll(async () => {
  place = await hostPlace();
  await publishSmall(place);
  [shell, usage] = await Promise.all([runHost(place, 'shell'), runHost(place, 'mf-usage')]);
});
afterAll(async () => {
  await Promise.all([shell.stop(), usage.stop()]);
  await place.remove();
});

const fromShell = (path: string, header?: string): Promise<RawAnswer> => get(shell.port, path, header);
const fromUsage = (path: string, header?: string): Promise<RawAnswer> => get(usage.port, path, header);

describe('every response of a host', () => {
  it.each([
    ['a script of the shell', () => fromShell('/shell/1/shell.js')],
    ['the service worker of pushes', () => fromShell('/shell/push-worker.js')],
    ['the registry', () => fromShell('/registry.json')],
    ['the registry of a page', () => fromShell('/shell/registry.0000000000000000.json')],
    [
      'the registry that is known already',
      async () => {
        const etag = (await fromShell('/registry.json')).headers.get('etag') ?? '';
        return fromShell('/registry.json', `If-None-Match: ${etag}`);
      },
    ],
    ['a file that is not there', () => fromShell('/shell/1/gone.js')],
    ['no page', () => fromShell('/robots.txt')],
    ['an API that is down', () => fromShell('/v1/app/main')],
    ['a refused address', () => sendRaw(shell.port, 'GET ftp://x/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')],
    [
      'a refused method',
      () => sendRaw(shell.port, 'POST /shell/1/shell.js HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    ],
    ['a script of a remote', () => fromUsage('/mf_usage/1/remoteEntry.1.js')],
    ["a remote's health", () => fromUsage('/healthz')],
    ['nothing of a remote', () => fromUsage('/')],
  ])('has a strict CSP and cannot be framed: %s', async (_case, ask) => {
    const { headers } = await ask();
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toMatch(/^(same|cross)-origin$/);
  });

  it('that is the service worker controls no page and is revalidated', async () => {
    const { headers, text } = await fromShell('/shell/push-worker.js');
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(headers.has('service-worker-allowed')).toBe(false);
    expect(text).toContain('showNotification');
  });

  it('that is a page has the CSP of the page', async () => {
    const { headers, text } = await fromShell('/usage', 'Cookie: refreshToken=x');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'self' http:\/\/localhost:\d+\/ /);
    expect(policy).not.toMatch(/strict-dynamic|unsafe-eval|localhost:\*/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(text.split(`nonce="${nonce}"`)).toHaveLength(7); // guard, seal, early errors, failure message, hint, shell
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });
});

describe('a response that is not a page', () => {
  const ask = (method: string, path: string): Promise<RawAnswer> =>
    sendRaw(shell.port, `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

  it('explains too long cookies with a page', async () => {
    const { status, headers, body } = await fromShell('/', `Cookie: a=${'a'.repeat(20_000)}`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      431,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    const page = body.toString();
    for (const words of [
      '<h1>페이지를 열 수 없어요</h1>',
      '>쿠키를 지우고 다시 열기</button>',
      '<a href="/">홈으로</a>',
    ])
      expect(page).toContain(words);
  });

  it.each([
    ['a missing file', () => fromShell('/foo.bar'), 404, '찾는 주소가 없어요.'],
    ['a script that is gone', () => fromShell('/shell/1/gone.js'), 404, '찾는 주소가 없어요.'],
    ["anything of a remote's origin", () => fromUsage('/'), 404, '찾는 주소가 없어요.'],
    ['something sent to a page', () => ask('POST', '/'), 405, '이 주소로는 내용을 보낼 수 없어요.'],
    ['something sent to a file', () => ask('POST', '/shell/1/shell.js'), 405, '이 주소로는 내용을 보낼 수 없어요.'],
    ['an unknown method', () => ask('FOO', '/'), 501, '알 수 없는 요청 방식이에요.'],
    ['an invalid HTTP version', () => sendRaw(shell.port, 'GET / HTTP/9.9\r\n\r\n'), 400, '열 수 없는 주소예요.'],
    [
      'a file that was meant to be an older one',
      () => fromShell('/shell/1/shell.js', 'If-Match: "older"'),
      412,
      '그사이 내용이 바뀌었어요. 새로고침해 주세요.',
    ],
    ['an address of another kind', () => fromShell('ftp://x/'), 400, '열 수 없는 주소예요.'],
  ])('explains the reason: %s', async (_case, answered, status, sentence) => {
    const answer = await answered();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/plain; charset=utf-8']);
    expect(answer.body.toString()).toContain(sentence);
    expect(answer.body.toString()).not.toMatch(/[a-z]{4}/i);
  });

  it.each([
    'PUT /laundry/list',
    'TRACE /',
    'OPTIONS /',
    'DELETE /registry.json',
    'POST /robots.txt',
    'PATCH /no/such/page',
  ])('names the allowed methods instead of %s', async (line) => {
    const [method = '', path = ''] = line.split(' ');
    const answer = await ask(method, path);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a published file', () => {
  it('is immutable and precompressed', async () => {
    const answer = await fromShell('/shell/1/shell.js', 'Accept-Encoding: gzip, br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.text).toContain('compressed with brotli');
  });

  it.each([
    ['gzip', 'gzip', 'compressed with gzip'],
    ['br;q=0, gzip', 'gzip', 'compressed with gzip'],
    ['identity', undefined, 'console.log'],
    ['brotli-like', undefined, 'console.log'],
  ])('is sent for Accept-Encoding %s as %s', async (accepted, encoding, content) => {
    const answer = await fromShell('/shell/1/shell.js', `Accept-Encoding: ${accepted}`);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.text).toContain(content);
  });

  it('is not sent again when it is cached', async () => {
    const etag = (await fromShell('/shell/1/shell.js')).headers.get('etag') ?? '';
    expect((await fromShell('/shell/1/shell.js', `If-None-Match: ${etag}`)).status).toBe(304);
  });

  it.each([
    ['the page, which would have no policy', '/shell/1/index.html'],
    ['the page by its folder', '/shell/1/'],
    ['the folder', '/shell/1'],
    ['a map', '/shell/1/shell.js.map'],
    ['a compressed variant', '/shell/1/shell.js.br'],
    ['a parent folder, by dots', '/shell/../registry.json'],
    ['a parent folder, by encoded dots', '/shell/%2e%2e/registry.json'],
    ['a parent folder, by an encoded slash', '/shell/1%2f..%2f..%2fregistry.json'],
    ['another package', '/shell/../mf_usage/1/remoteEntry.1.js'],
    ['a hidden file', '/shell/1/.version'],
    ['a name with a NUL', '/shell/1/shell.js%00.js'],
  ])('does not expose %s', async (_case, path) => {
    const answer = await fromShell(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['its map', '/mf_usage/1/remoteEntry.1.js.map'],
    ["the shell's files", '/shell/1/shell.js'],
    ['the registry', '/mf_usage/../registry.json'],
    ['the registry in full', 'http://localhost/registry.json'],
  ])('of a remote does not expose %s', async (_case, path) => {
    expect((await fromUsage(path)).status).toBe(404);
  });
});

describe('the page and the registry', () => {
  it('respond to a person who opens a path like a file', async () => {
    expect((await fromShell('/laundry/1.5', 'Accept: text/html,*/*;q=0.8')).text).toContain('<html');
    expect((await fromShell('/laundry/1.5', 'Accept: */*')).status).toBe(404);
  });

  const UNPACKED: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each([
    ['br', 'gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip, deflate', 'gzip'],
    ['gzip where brotli is refused', 'br;q=0, gzip;q=0.5', 'gzip'],
    ['the best encoding for *', '*', 'br'],
  ])('are compressed with %s', async (_case, accepted, encoding) => {
    for (const path of ['/', '/registry.json']) {
      const plain = await fromShell(path);
      const answer = await fromShell(path, `Accept-Encoding: ${accepted}`);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('content-length')).toBe(String(answer.body.length));
      const withoutRandom = (body: Buffer | undefined): string =>
        String(body).replaceAll(/nonce="[^"]*"|name="health" content="[^"]*"/g, '');
      expect(withoutRandom(UNPACKED[encoding]?.(answer.body))).toBe(withoutRandom(plain.body));
    }
  });

  it.each([
    ['nothing', 'X-A: 1'],
    ['only unknown encodings', 'Accept-Encoding: zstd'],
    ['identity only', 'Accept-Encoding: identity'],
  ])('are sent uncompressed to a client that accepts %s', async (_case, header) => {
    const { headers, text } = await fromShell('/', header);
    expect(headers.get('content-encoding')).toBeUndefined();
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(text).toContain('</html>');
  });

  it('match: the current registry file is immutable, an outdated one is not', async () => {
    const [, named = ''] = /<meta name="registry" content="([^"]+)">/.exec((await fromShell('/')).text) ?? [];
    const [today, other] = [await fromShell(named), await fromShell('/shell/registry.0000000000000000.json')];
    expect(today.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(other.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(String(today.body)).microFrontends).toHaveProperty('mf_usage');
    expect(String(other.body)).toBe(String(today.body));
  });

  it('have a length and no body for HEAD', async () => {
    const asked = 'HEAD / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n';
    const { headers, body } = await sendRaw(shell.port, asked);
    expect(headers.get('content-encoding')).toBe('br');
    expect(body).toHaveLength(0);
  });

  it('respond 304 to a cached registry in any encoding', async () => {
    const etag = (await fromShell('/registry.json')).headers.get('etag') ?? '';
    expect((await fromShell('/registry.json', `If-None-Match: ${etag}\r\nAccept-Encoding: br`)).status).toBe(304);
  });
});

describe('a registry that changes while the host runs', () => {
  const write = (registry: unknown): Promise<void> => place.write('registry.json', JSON.stringify(registry));
  afterEach(() => write(SMALL_REGISTRY));

  const { shell: _shell, ...remotes } = SMALL_REGISTRY.microFrontends;

  it.each([
    ['has no shell', { ...SMALL_REGISTRY, microFrontends: remotes }],
    ['has nothing', { ...SMALL_REGISTRY, microFrontends: {} }],
    [
      'names a shell whose page is gone',
      {
        ...SMALL_REGISTRY,
        microFrontends: { ...remotes, shell: [buildDeployment({ name: 'shell', version: '404' })] },
      },
    ],
    ['has only invalid entries', { ...SMALL_REGISTRY, microFrontends: { shell: [null], mf_usage: [{ url: 7 }] } }],
  ])('that %s is ignored for the last good one', async (_case, registry) => {
    const before = await fromShell('/registry.json');
    await write(registry);
    const [page, after] = [await fromShell('/'), await fromShell('/registry.json')];
    expect(page.status).toBe(200);
    expect(page.text).toContain('/shell/1/shell.js');
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  });

  it('that is lost is served as it was, also after a restart', async () => {
    const before = await fromShell('/registry.json');
    await place.write('registry.json', '');
    await shell.stop();
    shell = await runHost(place, 'shell');
    const [page, after] = [await fromShell('/usage'), await fromShell('/registry.json')];
    expect(page.status).toBe(200);
    expect(page.text).toContain('/shell/1/shell.js');
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  });

  it('that names a foreign origin is followed without its scripts, logged once', async () => {
    const { extras, ...entry } = buildDeployment({ version: '2' });
    const evil = {
      ...entry,
      extras: { ...extras, entry: 'https://evil.example/x.js', assets: { 'https://evil.example/x.js': 'sha384-x' } },
    };
    await write({
      ...SMALL_REGISTRY,
      microFrontends: { ...SMALL_REGISTRY.microFrontends, mf_usage: [evil], mf_evil: [evil] },
    });
    for (const path of ['/usage', '/', '/registry.json']) {
      const { status, text } = await fromShell(path);
      expect(status).toBe(200);
      expect(text).not.toContain('evil');
    }
    expect((await fromShell('/registry.json')).text).toContain('"path":"/usage"');
    expect(shell.lines.filter((line) => line.includes('mf_usage 2 is left out'))).toHaveLength(1);
  });
});
