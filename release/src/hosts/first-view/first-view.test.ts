import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIVE_VISITOR, type ReleaseVisitor } from '@dongne/contract';
import { integrityOf } from '../../publish/integrity';
import { EMPTY_REGISTRY, type Deployment, type Registry } from '../../registry/registry';
import { goLive, publishCanary } from '../../registry/registry-changes';
import type { ReleaseStore } from '../../store/disk-store';
import { buildDeployment, buildShell } from '../../testing/build-deployment';
import { registryOfVisitor } from '../visitor-registry';
import { firstViews } from './first-view';

/** Shell that renders its cookies and the versions in its registry. */
const SHELL_SOURCE = `
  exports.PROVIDED = new Map();
  exports.drawPage = async ({ cookies, registry, module }) => ({
    html: [cookies, Object.values(registry.microFrontends).flat().map((each) => each.metadata.version), module && module.name].join(' | '),
    styles: '', title: '', view: {}, errors: [],
  });
`;
const REMOTE_SOURCE = "exports.name = 'laundry';";

const bytesOf = (source: string): Buffer => Buffer.from(source);

const withServer = (deployment: Deployment, source: string): Deployment => ({
  ...deployment,
  extras: { ...deployment.extras, server: { file: 'server.cjs', integrity: integrityOf(bytesOf(source)) } },
});

const storeWith = (files: Record<string, string>): Pick<ReleaseStore, 'readFile'> => ({
  readFile: async (name) => (files[name] === undefined ? undefined : bytesOf(files[name])),
});

const REGISTRY = goLive(
  goLive(EMPTY_REGISTRY, 'shell', withServer(buildShell({}), SHELL_SOURCE)),
  'mf_laundry',
  withServer(buildDeployment({ name: 'mf_laundry', version: '1.0.0', paths: ['/laundry/list'] }), REMOTE_SOURCE),
);

const FILES = { shell: SHELL_SOURCE, mf_laundry: REMOTE_SOURCE };

let cacheDir: string;
beforeAll(() => {
  cacheDir = mkdtempSync(join(tmpdir(), 'dongne-first-views-'));
});
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

const open: ReturnType<typeof firstViews>[] = [];
afterEach(() => open.splice(0).forEach(({ stop }) => stop()));

const viewsOf = (files: Record<string, string>, store = storeWith(files)) => {
  const views = firstViews(store, () => undefined, join(cacheDir, 'first-views.json'));
  open.push(views);
  return views;
};

const start =
  (files: Record<string, string> = FILES, registry: Registry = REGISTRY, views = viewsOf(files)) =>
  (cookie = '', pathname = '/laundry/list') =>
    views.render({
      registry,
      owner: 'mf_laundry',
      pathname,
      search: '',
      origin: 'https://dongne.example',
      headers: { cookie, host: 'evil.example', 'x-forwarded-for': '1.2.3.4' },
    });

/** Evaluation may take long on a busy machine. */
const rendered = async (render: () => ReturnType<ReturnType<typeof start>>) => {
  for (let tries = 0; tries < 50; tries += 1) {
    const cachedPage = await render();
    if (cachedPage !== undefined) return cachedPage;
  }
  throw new Error('No server-rendered page');
};

const loginOf = (name: string): string => {
  const claims = Buffer.from(JSON.stringify({ exp: Date.now() / 1_000 + 600, name })).toString('base64url');
  return `accessToken=e30.${claims}.s; refreshToken=of-${name}; userInfo=${encodeURIComponent(JSON.stringify({ userId: name.length, nickname: name }))}`;
};

describe('first views', () => {
  const CANARY = withServer(buildDeployment({ name: 'mf_laundry', version: '2.0.0' }), REMOTE_SOURCE);
  const TRIED = publishCanary(REGISTRY, 'mf_laundry', CANARY, 50);
  const ofCanary: ReleaseVisitor = { bucket: 1, decided: new Map([['mf_laundry@2.0.0', true]]) };

  it("are rendered by the visitor's version, and never from the cache of another one", async () => {
    const views = viewsOf(FILES);
    const [live, canary] = [LIVE_VISITOR, ofCanary].map((visitor) =>
      start(FILES, registryOfVisitor(TRIED, visitor), views),
    );
    for (let times = 0; times < 2; times += 1)
      for (const [render, own, other] of [
        [live, '1.0.0', '2.0.0'],
        [canary, '2.0.0', '1.0.0'],
      ] as const) {
        const { page } = await rendered(async () => render?.());
        const [, versions, module] = page.html.split(' | ');
        expect(module).toBe('laundry');
        expect(versions).toContain(own);
        expect(versions).not.toContain(other);
      }
    expect(views.pids()).toHaveLength(2);
  });

  it('of a canary that cannot be rendered leave the live version alone', async () => {
    const files: Record<string, string> = { ...FILES };
    const broken = "throw new Error('at import');";
    const views = viewsOf(files, {
      readFile: async (name, version) =>
        bytesOf(name === 'mf_laundry' && version === '3.0.0' ? broken : (files[name] ?? '')),
    });
    const canary = withServer(buildDeployment({ name: 'mf_laundry', version: '3.0.0' }), broken);
    const tried = publishCanary(REGISTRY, 'mf_laundry', canary, 50);
    const ofVisitor = start(
      files,
      registryOfVisitor(tried, { bucket: 1, decided: new Map([['mf_laundry@3.0.0', true]]) }),
      views,
    );
    for (let tries = 0; tries < 5; tries += 1) expect(await ofVisitor()).toBeUndefined();
    const { page } = await rendered(start(files, registryOfVisitor(tried, LIVE_VISITOR), views));
    expect(page.html).toContain('1.0.0');
  });

  it('of members are rendered per request, without data of others', async () => {
    const render = start();
    await rendered(() => render());
    const pages = await Promise.all(['kim', 'lee', 'kim', 'park'].map((name) => rendered(() => render(loginOf(name)))));
    expect(pages.map(({ page }) => /%22nickname%22%3A%22(\w+)/.exec(page.html)?.[1])).toEqual([
      'kim',
      'lee',
      'kim',
      'park',
    ]);
    for (const { page } of pages) expect(page.html).toContain('accessToken=held; refreshToken=held');
    expect(pages.map(({ page }) => page.view?.['userId'])).toEqual([3, 3, 3, 4]);
  });

  it('of visitors with the same address are the same page', async () => {
    const render = start();
    const { page } = await rendered(() => render('other=1'));
    expect((await rendered(() => render('another=2'))).page.html).toBe(page.html);
    expect(page.html).not.toContain('evil');
  });

  /** Retries on each revision: on a busy machine a process may be late at first. */
  const warmed = async (views: ReturnType<typeof viewsOf>, registry: typeof REGISTRY): Promise<void> => {
    for (let before = 1; views.pids().length < 2; before += 1)
      await views.follow({ ...registry, revision: registry.revision - before });
    await views.follow(registry);
  };

  it('use processes that started before the request, and follow a publication', async () => {
    const views = viewsOf(FILES);
    await warmed(views, REGISTRY);
    const [shell, remote] = views.pids();
    expect(remote).toBeDefined();
    await rendered(start(FILES, REGISTRY, views));
    expect(views.pids()).toEqual([shell, remote]);
    const next = withServer(buildDeployment({ name: 'mf_laundry', version: '2.0.0' }), REMOTE_SOURCE);
    await views.follow({ ...goLive(REGISTRY, 'mf_laundry', next), revision: REGISTRY.revision + 1 });
    expect(views.pids()).toEqual([shell, expect.any(Number)]);
    expect(views.pids()).not.toContain(remote);
  });

  it('use a process for a canary beside the live ones, until it ends', async () => {
    const views = viewsOf(FILES);
    const shown = async (revision: number, registry: Registry) => {
      await views.follow({ ...registry, revision });
      return views.pids().length;
    };
    await warmed(views, REGISTRY);
    let revision = 10;
    while ((await shown((revision += 1), TRIED)) < 3) expect(revision).toBeLessThan(40);
    expect(await shown((revision += 1), REGISTRY)).toBe(2);
  });

  it.each([
    ['whose bundle is missing', { shell: SHELL_SOURCE }],
    ['whose bundle is not the published one', { ...FILES, mf_laundry: 'exports.name = "other"' }],
    ['whose shell is not the published one', { ...FILES, shell: `${SHELL_SOURCE};` }],
  ])('are left to the browser for a remote %s', async (_what, files) => {
    const render = start(files);
    for (let tries = 0; tries < 3; tries += 1) expect(await render()).toBeUndefined();
  });
});
