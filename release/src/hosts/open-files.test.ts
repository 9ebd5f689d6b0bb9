import { goLive } from '../registry/registry-changes';
import type { Registry } from '../registry/registry';
import { buildDeployment } from '../testing/build-deployment';
import { get, type RawAnswer } from '../testing/raw-request';
import { hostPlace, runHost, type HostPlace, type RunningHost } from '../testing/running-host';
import { publishSmall, SMALL_REGISTRY } from '../testing/small-release';

const MANIFEST = { name: 'mf_usage', metaData: { remoteEntry: { name: 'remoteEntry.1.js' }, publicPath: 'auto' } };

let place: HostPlace;
let shell: RunningHost;
let usage: RunningHost;

beforeAll(async () => {
  place = await hostPlace();
  await publishSmall(place);
  for (const version of [1, 2])
    await place.write(`mf_usage/${version}/mf-manifest.json`, JSON.stringify({ ...MANIFEST, version }));
  [shell, usage] = await Promise.all([runHost(place, 'shell'), runHost(place, 'mf-usage')]);
});
afterAll(async () => {
  await Promise.all([shell.stop(), usage.stop()]);
  await place.remove();
});

const fromUsage = (path: string): Promise<RawAnswer> => get(usage.port, path);
const liveManifest = (): Promise<RawAnswer> => fromUsage('/mf_usage/mf-manifest.json');
const makeLive = (registry: Registry): Promise<void> => place.write('registry.json', JSON.stringify(registry));

describe("a remote's manifest at its stable path", () => {
  it('names the folder of the live files, and is revalidated', async () => {
    const { status, headers, body } = await liveManifest();
    expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
      200,
      'no-cache',
      'application/json; charset=utf-8',
    ]);
    expect(JSON.parse(body.toString())).toEqual({
      ...MANIFEST,
      version: 1,
      metaData: { ...MANIFEST.metaData, publicPath: `${usage.origin}/mf_usage/1/` },
    });
  });

  it('follows a publication and a rollback without a restart', async () => {
    const next = goLive(SMALL_REGISTRY, 'mf_usage', buildDeployment({ version: '2' }));
    await makeLive({ ...next, revision: SMALL_REGISTRY.revision + 1 });
    expect(JSON.parse((await liveManifest()).body.toString())).toMatchObject({ version: 2 });
    await makeLive({ ...SMALL_REGISTRY, revision: SMALL_REGISTRY.revision + 2 });
    expect(JSON.parse((await liveManifest()).body.toString())).toMatchObject({ version: 1 });
  });

  it('stays while the registry cannot be read', async () => {
    await liveManifest();
    await place.write('registry.json', '{');
    expect((await liveManifest()).status).toBe(200);
    await makeLive({ ...SMALL_REGISTRY, revision: SMALL_REGISTRY.revision + 3 });
  });

  it('never names a container of another machine', async () => {
    const foreign = { ...buildDeployment({ version: '1' }), url: 'http://evil.example/mf_usage/1/mf-manifest.json' };
    await makeLive({
      ...SMALL_REGISTRY,
      revision: SMALL_REGISTRY.revision + 4,
      microFrontends: { ...SMALL_REGISTRY.microFrontends, mf_usage: [foreign] },
    });
    expect((await liveManifest()).status).toBe(404);
    await makeLive({ ...SMALL_REGISTRY, revision: SMALL_REGISTRY.revision + 5 });
  });
});

describe('pages of other origins may read', () => {
  it.each([
    ["a remote's live manifest", liveManifest],
    ['a script', () => fromUsage('/mf_usage/1/remoteEntry.1.js')],
    ['that a script is missing', () => fromUsage('/mf_usage/files/gone.12345678.js')],
    ['that a manifest is missing', () => fromUsage('/mf_auth/mf-manifest.json')],
    ['that a script of the shell is missing', () => get(shell.port, '/shell/files/gone.12345678.js')],
    ['the registry', () => get(shell.port, '/registry.json')],
  ])('%s', async (_case, ask) => {
    expect((await ask()).headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    ['a page', () => get(shell.port, '/usage')],
    ['a call of the API', () => get(shell.port, '/v1/app/main')],
  ])('but not %s', async (_case, ask) => {
    expect((await ask()).headers.has('access-control-allow-origin')).toBe(false);
  });
});
