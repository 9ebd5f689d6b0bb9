import { EMPTY_REGISTRY, liveOf, type Deployment, type Registry } from '../registry/registry';
import { goLive, publishCanary } from '../registry/registry-changes';
import { buildDeployment, buildShell } from '../testing/build-deployment';
import { servableRegistry } from './servable-registry';

const ORIGINS: Readonly<Record<string, string>> = { shell: 'http://localhost:7000', mf_usage: 'http://localhost:7002' };

const two = goLive(
  goLive(EMPTY_REGISTRY, 'mf_usage', buildDeployment({ version: '1' })),
  'mf_usage',
  buildDeployment({ version: '2' }),
);

const serve = (registry: Registry): { live: Deployment | undefined; warnings: string[]; registry: Registry } => {
  const warnings: string[] = [];
  const served = servableRegistry(
    registry,
    (name) => ORIGINS[name],
    (sentence) => warnings.push(sentence),
  );
  return { live: liveOf(served, 'mf_usage'), warnings, registry: served };
};

/** Registry with a changed live entry of `mf_usage`. */
const changed = (change: (live: Deployment) => unknown): Registry => {
  const entries = two.microFrontends['mf_usage'] ?? [];
  const after: Registry = JSON.parse(
    JSON.stringify({
      ...two,
      microFrontends: { mf_usage: entries.map((entry) => (entry.deployment.default ? change(entry) : entry)) },
    }),
  );
  return after;
};

const withExtras = (extras: Record<string, unknown>) => (live: Deployment) => ({
  ...live,
  extras: { ...live.extras, ...extras },
});

describe('the served registry', () => {
  it('rewrites every URL to the current origins', () => {
    const { live, warnings } = serve(two);
    expect([live?.url, live?.fallbackUrl]).toEqual([
      'http://localhost:7002/mf_usage/2/mf-manifest.json',
      'http://localhost:7002/mf_usage/1/mf-manifest.json',
    ]);
    expect(live?.extras).toEqual(liveOf(two, 'mf_usage')?.extras);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['/mf_usage/files/mf-manifest.2.json', 'https://mf-usage.cdn.example/mf_usage/files/mf-manifest.2.json'],
    ['http://localhost:3002/mf_usage/2/mf-manifest.json', 'https://mf-usage.cdn.example/mf_usage/2/mf-manifest.json'],
    ['/.//evil.example/mf-manifest.json', 'https://mf-usage.cdn.example//evil.example/mf-manifest.json'],
    ['//evil.example/mf-manifest.json', undefined],
    ['https://mf-auth.cdn.example/mf_usage/2/mf-manifest.json', undefined],
    ['mf_usage/2/mf-manifest.json', undefined],
  ])('resolves %s on the origin of the settings to %s', (url, resolved) => {
    const registry = changed((live) => ({ ...live, url }));
    const served = servableRegistry(
      registry,
      () => 'https://mf-usage.cdn.example',
      () => undefined,
    );
    const live = liveOf(served, 'mf_usage');
    expect(live?.extras.entry === undefined ? undefined : live?.url).toBe(resolved);
  });

  it('omits what only the commands of releases read', () => {
    const stage = { version: '2', percent: 5, since: '2026-03-02T10:00:00.000Z' };
    const { registry } = serve({ ...two, stages: { mf_usage: [stage] }, unjudged: ['mf_usage'] });
    expect(Object.keys(registry).sort()).toEqual(['microFrontends', 'revision', 'schema']);
  });

  it('omits what only publishing reads', () => {
    const ofTheStore = {
      sharedNames: { react: ['useState'] },
      owns: ['/usage'],
      lends: ['/usage/card'],
      operations: ['GET /v1/app/request'],
      source: { commit: '1a2b3c4', author: 'usage squad', subject: 'usage: show the total' },
    };
    const { live } = serve(changed(withExtras(ofTheStore)));
    expect(live?.extras).toEqual(liveOf(two, 'mf_usage')?.extras);
  });

  it.each([
    [
      'a manifest on another machine',
      (live: Deployment) => ({ ...live, url: 'https://evil.example/mf_usage/2/mf-manifest.json' }),
      /not http:\/\/localhost:7002/,
    ],
    ['a manifest that is no address', (live: Deployment) => ({ ...live, url: '::' }), /not http/],
    [
      'a container on another origin',
      withExtras({ entry: 'https://evil.example/x.js', assets: { 'https://evil.example/x.js': 'sha384-x' } }),
      /not http/,
    ],
    [
      'a container on another port',
      withExtras({ entry: '//localhost:9/x.js', assets: { '//localhost:9/x.js': 'sha384-x' } }),
      /not http/,
    ],
    [
      'a container of another version',
      withExtras({ entry: '../1/remoteEntry.1.js', assets: { '../1/remoteEntry.1.js': 'sha384-1' } }),
      /not http/,
    ],
    [
      'a container that is a script itself',
      withExtras({ entry: 'data:text/javascript,1', assets: { 'data:text/javascript,1': 'sha384-x' } }),
      /not http/,
    ],
    ['a container without a hash', withExtras({ assets: {} }), /no hash/],
    [
      'a container with a hash that browsers ignore',
      withExtras({ assets: { 'remoteEntry.2.js': 'md5-x' } }),
      /no hash/,
    ],
  ])('removes the scripts of %s and keeps its routes and fallback', (_case, change, sentence) => {
    const { live, warnings } = serve(changed(change));
    expect(live?.extras).toMatchObject({ assets: {}, preload: [], routes: [{ path: '/usage' }], fallbackVersion: '1' });
    expect(live?.extras.entry).toBeUndefined();
    expect(JSON.stringify(live)).not.toMatch(/evil|localhost:9|data:/);
    expect(warnings).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    [
      'is on another machine',
      (live: Deployment) => ({ ...live, fallbackUrl: 'https://evil.example/mf_usage/1/m.json' }),
    ],
    ['names a container elsewhere', withExtras({ fallbackEntry: 'https://evil.example/x.js' })],
    ['has no hash', withExtras({ fallbackIntegrity: undefined })],
  ])('drops a fallback that %s', (_case, change) => {
    const { live, warnings } = serve(changed(change));
    expect(live?.fallbackUrl).toBeUndefined();
    expect(live?.extras).toMatchObject({ entry: 'remoteEntry.2.js' });
    expect(live?.extras.fallbackEntry).toBeUndefined();
    expect(warnings).toHaveLength(1);
  });

  it('drops preload files without a hash', () => {
    const { live } = serve(
      changed(withExtras({ preload: ['remoteEntry.2.js', 'routes.js', 'https://evil.example/x.js'] })),
    );
    expect(live?.extras.preload).toEqual(['remoteEntry.2.js']);
  });

  it('drops shared packages without a hash', () => {
    const shareFiles = { dayjs: ['remoteEntry.2.js'], forms: ['//evil.example/x.js'], other: 7 };
    const { live } = serve(changed(withExtras({ shareFiles: JSON.parse(JSON.stringify(shareFiles)) })));
    expect(live?.extras.shareFiles).toEqual({ dayjs: ['remoteEntry.2.js'] });
  });

  it('drops page scripts without a hash, and invalid routes', () => {
    const route = { path: '/usage', access: 'member', layout: 'default', bar: null } as const;
    const given = [
      { ...route, files: ['remoteEntry.2.js', 'page.js', '../1/x.js', 7], shares: ['dayjs', 7] },
      { ...route, files: 'x' },
      null,
    ];
    const { live } = serve(changed(withExtras({ routes: JSON.parse(JSON.stringify(given)) })));
    expect(live?.extras.routes).toEqual([{ ...route, files: ['remoteEntry.2.js'], shares: ['dayjs'] }, route]);
  });

  it.each([
    ['null', null],
    ['a number for its address', { url: 7 }],
    ['no version', { ...buildDeployment(), metadata: {} }],
  ])('drops a broken entry (%s) and keeps the others', (_case, broken) => {
    const registry: Registry = JSON.parse(
      JSON.stringify({ ...two, microFrontends: { mf_usage: [broken, ...(two.microFrontends['mf_usage'] ?? [])] } }),
    );
    const { live, warnings } = serve(registry);
    expect(live?.metadata.version).toBe('2');
    expect(warnings).toHaveLength(1);
  });

  it('drops a package that is not configured', () => {
    const { registry, warnings } = serve(goLive(two, 'mf_evil', buildDeployment({ name: 'mf_evil' })));
    expect(Object.keys(registry.microFrontends)).toEqual(['mf_usage']);
    expect(warnings).toHaveLength(1);
  });

  it('validates a canary like the live version', () => {
    const { extras, ...canary } = buildDeployment({ version: '3' });
    const registry = publishCanary(two, 'mf_usage', { ...canary, extras: { ...extras, assets: {} } }, 5);
    expect(serve(registry).warnings).toEqual([expect.stringMatching(/mf_usage 3 is left out/)]);
  });

  it('requires no container of the shell', () => {
    expect(serve(goLive(two, 'shell', buildShell())).warnings).toEqual([]);
  });
});
