import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesOf } from '../cli/list-releases';
import { registryOfRecords } from '../registry/rebuild-registry';
import { goLive, rollBack } from '../registry/registry-changes';
import { buildDeployment } from '../testing/build-deployment';
import { diskStore, type ReleaseStore } from './disk-store';

let root: string;
let store: ReleaseStore;

const publish = async (name: string, version: string, publishedAt: string): Promise<void> => {
  const published = buildDeployment({ name, version });
  const dated = { ...published, extras: { ...published.extras, publishedAt } };
  const own = await mkdtemp(join(tmpdir(), 'dongne-own-test-'));
  await writeFile(join(own, 'release.json'), JSON.stringify(dated));
  await store.putVersion(name, version, own);
  await store.changeRegistry((registry) => goLive(registry, name, dated));
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dongne-lost-registry-test-'));
  store = diskStore(root);
  await publish('mf_usage', '1', '2026-03-01T10:00:00.000Z');
  await publish('mf_usage', '2', '2026-03-02T10:00:00.000Z');
  await publish('mf_auth', '7', '2026-03-03T10:00:00.000Z');
  await store.changeRegistry((registry) =>
    rollBack(registry, 'mf_usage', { at: '2026-03-04T10:00:00.000Z', reason: 'prices are wrong' }),
  );
});

const LIVE = [
  'mf_usage',
  '    2  2026-03-02T10:00:00.000Z  bad since 2026-03-04T10:00:00.000Z: prices are wrong',
  '  * 1  2026-03-01T10:00:00.000Z  live',
  'mf_auth',
  '  * 7  2026-03-03T10:00:00.000Z  live',
];

const registryFile = (): string => join(root, 'registry.json');
const lose = (folder: string): Promise<void> => rm(join(root, folder), { recursive: true });

describe('a registry', () => {
  const damages: [string, () => Promise<unknown>][] = [
    ['deleted', () => rm(registryFile())],
    ['emptied', () => writeFile(registryFile(), '')],
    ['without packages or revision', () => writeFile(registryFile(), '{"microFrontends":{}}')],
    ['of no whole revision', () => writeFile(registryFile(), '{"revision":4.5,"microFrontends":{}}')],
    ['cut off', async () => writeFile(registryFile(), (await readFile(registryFile(), 'utf8')).slice(0, 300))],
    ['of yesterday', async () => writeFile(registryFile(), await readFile(join(root, 'registry/2.json'), 'utf8'))],
    ['without its revisions', () => lose('registry')],
    ['with a damaged newest revision', () => writeFile(join(root, 'registry/4.json'), '{')],
  ];
  it.each(damages)('that is %s loses no package, no history and no number', async (_case, damage) => {
    await damage();
    expect(linesOf(await diskStore(root).readRegistry())).toEqual(LIVE);
    await expect(diskStore(root).changeRegistry((registry) => ({ ...registry }))).resolves.toMatchObject({
      revision: 5,
    });
    expect(linesOf(await diskStore(root).readRegistry())).toEqual(LIVE);
  });

  it('follows a file that was edited by hand', async () => {
    const edited = { ...(await store.readRegistry()), microFrontends: {} };
    await writeFile(registryFile(), JSON.stringify(edited));
    expect(linesOf(await store.readRegistry())).toEqual([]);
  });

  it('is the same object until it changes', async () => {
    const first = await store.readRegistry();
    expect(await store.readRegistry()).toBe(first);
    await diskStore(root).changeRegistry((registry) => ({ ...registry }));
    expect((await store.readRegistry()).revision).toBe(5);
  });

  it('never changes a revision, even of a writer that was slower', async () => {
    const before = await readFile(join(root, 'registry/2.json'), 'utf8');
    await Promise.all(
      Array.from({ length: 20 }, () => diskStore(root).changeRegistry((registry) => ({ ...registry }))),
    );
    expect(await readFile(join(root, 'registry/2.json'), 'utf8')).toBe(before);
    expect((await store.readRegistry()).revision).toBe(24);
    expect(await readdir(join(root, 'registry'))).toHaveLength(25);
  });

  it('is read as it was at a time', async () => {
    const [third, fourth] = await Promise.all(
      [3, 4].map(async (revision) => JSON.parse(await readFile(join(root, `registry/${revision}.json`), 'utf8'))),
    );
    await writeFile(
      join(root, 'registry/4.json'),
      JSON.stringify({ ...fourth, changedAt: new Date(Date.parse(third.changedAt) + 60_000).toISOString() }),
    );
    await expect(store.readRegistryAt(new Date(Date.parse(third.changedAt) + 59_000))).resolves.toMatchObject({
      revision: 3,
    });
    await expect(store.readRegistryAt(new Date('2026-03-01'))).resolves.toBeUndefined();
  });
});

describe('a store whose registry and revisions are lost', () => {
  const ADVICE = 'is missing or damaged, and the store holds releases. Nothing is published until it is repaired';
  it.each<[string, () => Promise<unknown>]>([
    ['missing', () => rm(registryFile())],
    ['emptied', () => writeFile(registryFile(), '')],
  ])('publishes nothing over a file that is %s', async (_case, damage) => {
    await lose('registry');
    await damage();
    await expect(store.readRegistry()).rejects.toThrow(ADVICE);
    await expect(publish('mf_auth', '8', '2026-03-05T10:00:00.000Z')).rejects.toThrow(ADVICE);
    expect((await readdir(root)).sort()).toEqual(
      ['mf_auth', 'mf_usage', ...((await readdir(root)).includes('registry.json') ? ['registry.json'] : [])].sort(),
    );
  });

  it('is rebuilt from the records of its versions', async () => {
    await lose('registry');
    await rm(registryFile());
    await store.replaceLostRegistry(registryOfRecords(await store.readRecords()));
    expect(linesOf(await diskStore(root).readRegistry())).toEqual([
      'mf_usage',
      '  * 2  2026-03-02T10:00:00.000Z  live, falls back to 1',
      '    1  2026-03-01T10:00:00.000Z',
      'mf_auth',
      '  * 7  2026-03-03T10:00:00.000Z  live',
    ]);
  });

  it('names a record that is damaged', async () => {
    await writeFile(join(root, 'mf_usage/2/release.json'), '{');
    await expect(store.readRecords()).rejects.toThrow(
      `${join(root, 'mf_usage/2/release.json')} is damaged: move the folder of this version out of the store`,
    );
  });
});

it('a whole registry is not rebuilt', async () => {
  await expect(store.replaceLostRegistry(registryOfRecords([]))).rejects.toThrow('The registry is whole (revision 4)');
});
