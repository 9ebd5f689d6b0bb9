import { EMPTY_REGISTRY } from '../registry/registry';
import { goLive } from '../registry/registry-changes';
import { buildDeployment, buildShell } from '../testing/build-deployment';
import { buildRenderedPage } from '../testing/build-rendered-page';
import { registryFile } from './browser-registry';
import { matchesPath } from './match-path';
import { pageOf } from './page';
import { readTemplate } from './page-template';

const BUILT = '<html><head><script defer src="/shell/1/shell.js"></script></head><body></body></html>';
const TEMPLATE = readTemplate(BUILT);

const REGISTRY = [
  { name: 'mf_usage', paths: ['/usage', '/usage/:id/modify'] },
  { name: 'mf_auth', paths: ['/login'] },
  {
    name: 'mf_laundry',
    paths: ['/laundry/:id', '/laundry/list'],
    files: { '/laundry/:id': ['common.1.js', 'shop.1.js'], '/laundry/list': ['common.1.js', 'list.1.js'] },
    shares: ['dayjs', 'dayjs/plugin/utc.js', 'unknown'],
  },
].reduce(
  (registry, remote) => goLive(registry, remote.name, buildDeployment(remote)),
  goLive(
    EMPTY_REGISTRY,
    'shell',
    buildShell({ shareFiles: { dayjs: ['dates.1.js'], 'dayjs/plugin/utc.js': ['dates.1.js'], forms: ['f.js'] } }),
  ),
);

const sources = { hashed: ['http://localhost:3002'], others: [], machines: [], takesHtml: false };

const origin = 'https://dongne.example';

const page = (path: string, isMember = true) =>
  pageOf({ template: TEMPLATE, registry: REGISTRY, path, isMember, sources, origin });

describe('the page', () => {
  it('escapes the values of a registry', () => {
    const files = { '/usage': ['"><script>alert(1)</script>.js'] };
    const evil = goLive(EMPTY_REGISTRY, 'mf_usage', buildDeployment({ files }));
    const { html } = pageOf({ template: TEMPLATE, registry: evil, path: '/usage', isMember: true, sources, origin });
    expect(html).toContain('alert(1)');
    expect(html).not.toContain('<script>alert');
  });

  it('links its registry file and preloads it', () => {
    const { path } = registryFile(REGISTRY);
    const { html } = page('/');
    expect(html).toContain(`<meta name="registry" content="${path}">`);
    expect(html).toContain(`<link rel="preload" as="fetch" crossorigin href="${path}">`);
  });

  it('names the version of the shell unless it would close the attribute', () => {
    const named = (version: string) => {
      const registry = goLive(EMPTY_REGISTRY, 'shell', { ...buildShell(), metadata: { version, integrity: 'x' } });
      return pageOf({ template: TEMPLATE, registry, path: '/', isMember: true, sources, origin }).html;
    };
    expect(named('1.0.0-3f2a9c01')).toContain('<meta name="shell" content="1.0.0-3f2a9c01">');
    expect(named('1"><script>alert(1)</script>')).not.toContain('name="shell"');
  });

  it('carries the token for reports on releases, if there is one', () => {
    const asked = { template: TEMPLATE, registry: REGISTRY, path: '/', isMember: true, sources, origin };
    const healthToken = 'BzQ8AAAAAAAAAAAAAAAAAAAA mf_usage@1.4.0-3f2a9c01';
    expect(pageOf({ ...asked, healthToken }).html).toContain(`<meta name="health" content="${healthToken}">`);
    expect(pageOf(asked).html).not.toContain('name="health"');
  });

  it('sets a fresh nonce on every script', () => {
    const [first, second] = [page('/'), page('/')];
    expect(first.html).toContain(`<script nonce="${first.nonce}" defer`);
    expect(first.html).not.toMatch(/<script(?! nonce=| type="application\/json")/);
    expect(first.nonce).not.toBe(second.nonce);
  });

  it.each([
    ['the remote that owns the path', '/usage/3/modify', true, ['mf_usage']],
    ["login for a visitor on a member's path", '/usage', false, ['mf_auth']],
    ["nothing on the shell's own page", '/', true, []],
  ])('preloads %s', (_case, path, isMember, names) => {
    const hints = [
      ...page(path, isMember).html.matchAll(/<link rel="preload"[^>]*href="http:\/\/localhost:\d+\/(\w+)\//g),
    ];
    expect(hints.map(([, name]) => name)).toEqual(names);
  });

  it.each([
    ['/laundry/list', 'list.1.js'],
    ['/laundry/7', 'shop.1.js'],
  ])('preloads only the scripts of the page at %s, with hashes', (path, script) => {
    const hints = [
      ...page(path).html.matchAll(/<link rel="preload"[^>]* integrity="sha384-([^"]+)" href="[^"]*\/([^"/]+)"/g),
    ];
    expect(hints.map(([, hash, file]) => [file, hash])).toEqual([
      ['remoteEntry.1.0.0-aaaa.js', '1.0.0-aaaa'],
      ['common.1.js', 'common.1.js'],
      [script, script],
    ]);
  });
});

describe('shared packages on demand', () => {
  const ofShell = (html: string) => html.match(/<link rel="preload" as="script"[^>]*\/shell\/[^>]*>/g) ?? [];

  it('are preloaded from the same origin without a hash', () => {
    const { html, nonce } = page('/laundry/list');
    expect(ofShell(html)).toEqual([
      `<link rel="preload" as="script" nonce="${nonce}" href="/shell/1.0.0-aaaa/dates.1.js">`,
    ]);
  });

  it('are preloaded on every page that the shell needs them on', () => {
    const shareFiles = { 'react-dom/client': ['dom.1.js'], http: ['http.1.js'] };
    const registry = goLive(REGISTRY, 'shell', buildShell({ version: '1.0.0-bbbb', shareFiles }));
    const asked = { template: TEMPLATE, registry, path: '/', isMember: true, sources, origin };
    const notRendered = ofShell(pageOf(asked).html).join();
    expect(notRendered).toContain('/dom.1.js');
    expect(notRendered).toContain('/http.1.js');
    const { html } = pageOf({ ...asked, rendered: { page: buildRenderedPage({}), isStale: false } });
    expect(html).not.toContain('/http.1.js');
  });

  it('are not preloaded on a page without any', () => {
    expect(ofShell(page('/').html)).toEqual([]);
    expect(ofShell(page('/usage').html)).toEqual([]);
  });
});

describe('allowed script sources', () => {
  it('are guarded before any other script of the page', () => {
    const [first = ''] = page('/').html.match(/<script nonce=[^]*?<\/script>/) ?? [];
    expect(first).toContain('"hashed":["http://localhost:3002"]');
    expect(first).toMatch(/createPolicy\(["']default["']/);
  });

  it('are listed by origin', () => {
    const { html } = pageOf({
      template: TEMPLATE,
      registry: REGISTRY,
      path: '/',
      isMember: true,
      sources: { ...sources, hashed: ['http://localhost:3002', 'http://localhost:3005'] },
      origin,
    });
    expect(html).toContain('<meta name="remote-origins" content="http://localhost:3002 http://localhost:3005">');
  });

  it('match the hash of their preload hint', () => {
    expect(page('/usage').html).toContain('integrity="sha384-1.0.0-aaaa" href="http://localhost:3002/mf_usage/');
  });
});

describe('a path', () => {
  it.each([
    ['/usage', '/usage', true],
    ['/usage/', '/usage', true],
    ['/usage', '/usages', false],
    ['/usage/:id/modify', '/usage/7/modify', true],
    ['/usage/:id/modify', '/usage/7', false],
    ['/event/:id?', '/event', true],
    ['/event/:id?', '/event/61', true],
    ['/event/:id?', '/event/61/x', false],
    ['/', '/', true],
    // Decoded and case-insensitive, like the app's router.
    ['/login', '/Login', true],
    ['/login', '/%6cogin', true],
    ['/login', '/%zz', false],
  ])('pattern %s matches %s: %s', (pattern, path, expected) => {
    expect(matchesPath(pattern, path)).toBe(expected);
  });
});

describe('a server-rendered page', () => {
  const WHOLE = readTemplate(
    BUILT.replace('<head>', '<head><title>동네세탁</title><style>of the page</style>').replace(
      '</body>',
      '<div id=root></div></body>',
    ),
  );
  const renderedHtml = (over: Parameters<typeof buildRenderedPage>[0], isStale = false) =>
    pageOf({
      template: WHOLE,
      registry: REGISTRY,
      path: '/laundry/list',
      isMember: false,
      sources,
      origin,
      rendered: { page: buildRenderedPage(over), isStale },
    }).html;

  it('contains the HTML, styles and title', () => {
    const html = renderedHtml({});
    expect(html).toContain('<div id="root"><main>그린 화면</main></div>');
    expect(html).toContain('<title>세탁소 찾기 · 동네세탁</title>');
  });

  it('has component styles after page styles', () => {
    const html = renderedHtml({});
    expect(html.indexOf('data-styled')).toBeGreaterThan(html.indexOf('<style>of the page</style>'));
    expect(html.indexOf('data-styled')).toBeLessThan(html.indexOf('</head>'));
  });

  it('preloads its scripts without blocking on them', () => {
    const html = renderedHtml({});
    expect(html).toContain(registryFile(REGISTRY).path);
    expect(html).not.toContain('<script defer');
  });

  it('contains its hydration state and whether it is stale', () => {
    const viewIn = (html: string) => JSON.parse(/id="drawn">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(viewIn(renderedHtml({}))).toMatchObject({ remote: 'mf_laundry@1', isStale: false });
    expect(viewIn(renderedHtml({}, true))).toMatchObject({ isStale: true });
  });

  it('escapes its data and title', () => {
    const html = renderedHtml({
      title: '</title><script>alert(1)</script>',
      view: { queries: [[['a'], '</script><script>alert(2)</script>', 1]] },
    });
    expect(html).not.toContain('<script>alert');
  });

  it('has the script for its map, below it, only with one', () => {
    expect(renderedHtml({ html: '<div data-map="">지도</div>' })).toMatch(
      /지도<\/div><\/div><script nonce="[^"]+">[^<]*data-map/,
    );
    expect(renderedHtml({})).not.toContain('data-map');
  });

  it('keeps replacement patterns in texts', () => {
    expect(renderedHtml({ html: "<p>$& $' $` $1 $$</p>" })).toContain("<p>$& $' $` $1 $$</p>");
  });

  it('keeps a nonce on every script', () => {
    expect(renderedHtml({})).not.toMatch(/<script(?! nonce=| type="application\/json")/);
  });
});
