import { integrityOf } from '../publish/integrity';
import { publishCanary, rollBack } from '../registry/registry-changes';
import type { Deployment, Registry } from '../registry/registry';
import { buildDeployment, buildShell } from '../testing/build-deployment';
import { get } from '../testing/raw-request';
import { hostPlace, runHost, type HostPlace, type RunningHost } from '../testing/running-host';
import { publishSmall, SMALL_REGISTRY } from '../testing/small-release';

/** Renders the version of the shell, and that of the remote. */
const shellServer = (version: string): string => `
  exports.PROVIDED = new Map();
  exports.drawPage = async ({ module }) => (
    { html: '<main>rendered by shell ${version} and usage ' + (module ? module.version : 'none') + '</main>', styles: '', title: '', view: {}, errors: [] });
`;
const usageServer = (version: string): string => `exports.version = '${version}';`;

const withServer = (deployment: Deployment, source: string): Deployment => ({
  ...deployment,
  extras: {
    ...deployment.extras,
    routes: deployment.extras.routes.map((route) => ({ ...route, access: 'public' })),
    server: { file: 'server.cjs', integrity: integrityOf(Buffer.from(source)) },
  },
});

const SOURCES: Readonly<Record<string, (version: string) => string>> = { shell: shellServer, mf_usage: usageServer };

const withServers = (registry: Registry): Registry => ({
  ...registry,
  microFrontends: Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, known]) => [
      name,
      known.map((each) => withServer(each, SOURCES[name]?.(each.metadata.version) ?? '')),
    ]),
  ),
});

const TRIED = withServers(
  publishCanary(
    publishCanary(SMALL_REGISTRY, 'mf_usage', buildDeployment({ version: '2' }), 50),
    'shell',
    buildShell({ version: '2' }),
    50,
  ),
);

const AT = '2026-03-02T10:00:00.000Z';
const ROLLED_BACK = {
  ...['mf_usage', 'shell'].reduce(
    (registry, name) => rollBack(registry, name, { at: AT, reason: 'it crashes' }),
    TRIED,
  ),
  revision: TRIED.revision + 1,
};

const PAGE = (version: string): string =>
  `<!doctype html><html><head><script defer src="/shell/${version}/shell.js"></script></head><body><div id="root"></div></body></html>`;

const LIVE = 'canaryBucket=7; canaries=0mf_usage@2|0shell@2';
const OF_REMOTE = 'canaryBucket=7; canaries=0shell@2|1mf_usage@2';
const OF_BOTH = 'canaryBucket=7; canaries=1mf_usage@2|1shell@2';

let place: HostPlace;
let host: RunningHost;

beforeAll(async () => {
  place = await hostPlace();
  await publishSmall(place, TRIED);
  for (const version of ['1', '2']) {
    await place.write(`shell/${version}/index.html`, PAGE(version));
    for (const [name, source] of Object.entries(SOURCES))
      await place.write(`${name}/${version}/server.cjs`, source(version));
  }
  host = await runHost(place, 'shell', { TRUST_PROXY: '127.0.0.1' });
});
afterAll(async () => {
  await host.stop();
  await place.remove();
});

const open = (cookies: string, path = '/usage', headers: readonly string[] = []) =>
  get(host.port, path, [`Cookie: ${cookies}`, ...headers].join('\r\n'));

/** Reloads until the page is rendered: a process may be late at first. */
const rendered = async (cookies: string, path?: string) => {
  for (let tried = 0; tried < 100; tried += 1) {
    const page = await open(cookies, path);
    if (page.text.includes('rendered by')) return page;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No server-rendered page');
};

const registryOf = async (html: string, cookies: string) => {
  const [, path = ''] = /<meta name="registry" content="([^"]+)">/.exec(html) ?? [];
  const file = await get(host.port, path, `Cookie: ${cookies}`);
  return {
    file,
    versions: JSON.parse(String(file.body)).microFrontends.mf_usage.map((each: Deployment) => each.metadata.version),
  };
};

describe('the page of a visitor', () => {
  it.each([
    ['no canary', LIVE, '1', '1', ''],
    ['a canary of the remote', OF_REMOTE, '1', '2', ' mf_usage@2'],
    ['a canary of remote and shell', OF_BOTH, '2', '2', ' mf_usage@2 shell@2'],
  ])('is that of its versions with %s', async (_case, cookies, shell, usage, canaries) => {
    for (let times = 0; times < 3; times += 1) {
      const { text, headers } = await rendered(cookies);
      expect(text).toContain(`rendered by shell ${shell} and usage ${usage}<`);
      expect(text).toContain(`/shell/${shell}/shell.js`);
      expect(text).not.toContain(`/shell/${shell === '1' ? '2' : '1'}/`);
      expect(text).toContain(`<meta name="shell" content="${shell}">`);
      expect(text).toMatch(new RegExp(`<meta name="health" content="[\\w-]{24}${canaries}">`));
      expect(text).toContain(`mf_usage/${usage}/remoteEntry.${usage}.js`);
      expect(headers.has('set-cookie')).toBe(false);
      const { file, versions } = await registryOf(text, cookies);
      expect(versions).toEqual([usage]);
      expect(file.headers.get('cache-control')).toContain('immutable');
    }
  });

  it.each(['', 'canaryBucket=x', 'canaryBucket=1; canaryBucket=2', 'canaries=1mf_usage@2|1shell@2'])(
    'is the live one without a valid bucket, which comes with it: %j',
    async (cookies) => {
      const { text, headers } = await rendered(cookies);
      expect(text).toContain('rendered by shell 1 and usage 1<');
      const cookie = headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^canaryBucket=\d{1,4}; Path=\/; SameSite=Lax; Max-Age=\d+$/);
      // The registry is requested with the new cookie: it still belongs to this page.
      expect((await registryOf(text, `${cookie.split(';', 1).join()}; canaries=1mf_usage@2`)).versions).toEqual(['1']);
    },
  );

  it('decides for the session, over https by a secure cookie', async () => {
    const { headers } = await open('canaryBucket=7', '/usage', ['X-Forwarded-Proto: https']);
    expect(headers.get('set-cookie')).toMatch(
      /^canaries=[01](?:mf_usage|shell)@2\|[01](?:mf_usage|shell)@2; Path=\/; SameSite=Lax; Secure$/,
    );
    expect(headers.get('cache-control')).toContain('private');
  });

  it('gets the live versions back after a rollback, without mixing them into an open page', async () => {
    const { text } = await rendered(OF_BOTH);
    await place.write('registry.json', JSON.stringify(ROLLED_BACK));
    const { file, versions } = await registryOf(text, OF_BOTH);
    expect([file.headers.get('cache-control'), versions]).toEqual(['no-store', ['1']]);
    // Scripts of the open page stay.
    await place.write('shell/2/shell.js', 'later');
    expect((await get(host.port, '/shell/2/shell.js')).status).toBe(200);
    for (const cookies of [OF_BOTH, OF_REMOTE, LIVE])
      expect((await rendered(cookies)).text).toContain('rendered by shell 1 and usage 1<');
  });
});
