import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goLive, publishCanary } from '../registry/registry-changes';
import type { Deployment } from '../registry/registry';
import { diskStore, type ReleaseStore } from '../store/disk-store';
import { filesBelow } from '../store/files-below';
import { buildDeployment } from '../testing/build-deployment';
import { openConditionalBucket } from '../testing/conditional-bucket';
import { bucketStore } from '../store/bucket/bucket-store';
import { collectGarbage } from './collect-garbage';

const DAY_MS = 24 * 3_600_000;
const tenYears = () => new Date(Date.now() + 3_650 * DAY_MS);

const releaseOf = (version: string): Deployment => {
  const built = buildDeployment({ version });
  const assets = { [`remoteEntry.${version}.js`]: 'sha384-x', 'common.0.js': 'sha384-x' };
  return { ...built, url: `/mf_usage/files/mf-manifest.${version}.json`, extras: { ...built.extras, assets } };
};

/** Publishes a version with files of its own, and one that all versions share. */
const put = async (store: ReleaseStore, version: string): Promise<Deployment> => {
  const [shared, own] = await Promise.all(
    ['files', 'own'].map((name) => mkdtemp(join(tmpdir(), `dongne-gc-${name}-`))),
  );
  const names = [
    `remoteEntry.${version}.js`,
    `remoteEntry.${version}.js.br`,
    `mf-manifest.${version}.json`,
    'common.0.js',
  ];
  for (const name of names) await writeFile(join(shared ?? '', name), name);
  await writeFile(join(own ?? '', 'release.json'), '{}');
  await store.putFiles('mf_usage', shared ?? '');
  await store.putVersion('mf_usage', version, own ?? '');
  return releaseOf(version);
};

/** Versions 1 to 14 went live, 15 is a canary; the registry has forgotten 1 to 4. */
const publishMany = async (store: ReleaseStore): Promise<void> => {
  for (let version = 1; version <= 14; version += 1) {
    const published = await put(store, String(version));
    await store.changeRegistry((registry) => goLive(registry, 'mf_usage', published));
  }
  const canary = await put(store, '15');
  await store.changeRegistry((registry) => publishCanary(registry, 'mf_usage', canary, 5));
};

const GONE = ['1', '2', '3', '4'].flatMap((version) => [
  `mf_usage/${version}/release.json`,
  `mf_usage/files/mf-manifest.${version}.json`,
  `mf_usage/files/remoteEntry.${version}.js`,
  `mf_usage/files/remoteEntry.${version}.js.br`,
]);

it.each(['a folder', 'a bucket'])('in %s only files go that no registry of 30 days names', async (kind) => {
  const root = await mkdtemp(join(tmpdir(), 'dongne-gc-'));
  const s3 = kind === 'a bucket' ? await openConditionalBucket() : undefined;
  const store = s3 === undefined ? diskStore(root) : bucketStore(s3.bucket, { cacheDir: root });
  await publishMany(store);
  const before = (await store.listFiles()).map(({ path }) => path);

  expect(await collectGarbage(store, true)).toEqual([expect.stringMatching(/^0 of \d+ files/)]);
  const listed = await collectGarbage(store, false, tenYears());
  expect(listed.slice(0, -1).toSorted()).toEqual(GONE.toSorted());
  expect((await store.listFiles()).map(({ path }) => path)).toEqual(before);

  expect(await collectGarbage(store, true, tenYears())).toEqual([expect.stringContaining('and were removed.')]);
  expect((await store.listFiles()).map(({ path }) => path)).toEqual(before.filter((path) => !GONE.includes(path)));
  expect(await store.hasVersion('mf_usage', '1')).toBe(false);
  await s3?.close();
});

it('leaves the files of a publication that is not in the registry yet', async () => {
  const root = await mkdtemp(join(tmpdir(), 'dongne-gc-'));
  const store = diskStore(root);
  await publishMany(store);
  await put(store, '16');
  expect((await collectGarbage(store, false)).join()).not.toContain('16');
  for (const file of await filesBelow(join(root, 'mf_usage')))
    await utimes(join(root, 'mf_usage', file), new Date(0), new Date(0));
  expect((await collectGarbage(store, true)).join()).toContain('4 of');
  expect(await readdir(join(root, 'mf_usage'))).not.toContain('16');
});

it('removes nothing while the registry is lost', async () => {
  const root = await mkdtemp(join(tmpdir(), 'dongne-gc-'));
  await publishMany(diskStore(root));
  await rm(join(root, 'registry'), { recursive: true });
  await rm(join(root, 'registry.json'));
  await expect(collectGarbage(diskStore(root), true, tenYears())).rejects.toThrow('is missing or damaged');
  expect(await readFile(join(root, 'mf_usage/1/release.json'), 'utf8')).toBe('{}');
});
