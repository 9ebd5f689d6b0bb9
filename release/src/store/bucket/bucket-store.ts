import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '@dongne/contract/server';
import type { Deployment, Registry } from '../../registry/registry';
import { RECORD, SHARED_FILES, type ReleaseRecord, type ReleaseStore } from '../disk-store';
import { filesBelow } from '../files-below';
import { storedRegistry } from '../stored-registry';
import { REVISIONS_FOLDER } from '../registry-revisions';
import { bucketClient, type BucketClient } from './bucket-client';
import { bucketRevisions } from './bucket-revisions';
import { bucketFiles, VARIANT } from './bucket-files';
import { cachedFiles } from './cached-files';
import { inParallel } from './in-parallel';
import { objectHeadersOf } from './object-headers';
import { polled } from './polled';

/** Shortest time between two looks for a newer registry, and for unknown files of a package. */
const LOOK_EVERY_MS = 1_000;

interface Options {
  /** Folder for files of the bucket, which may be lost. */
  readonly cacheDir: string;
  /** Reads files through the folder, and serves the last good registry instead of waiting for the newest. */
  readonly isHost?: boolean;
  /** Time limit of a call. */
  readonly limitMs?: number;
  /** Size of the folder for files. */
  readonly maxCachedBytes?: number;
  readonly lookEveryMs?: number;
}

/** Checks for an object that belongs to no package. */
const isOwn = (key: string): boolean => /^(registry|probe)\//.test(key);

/** @throws a sentence when the bucket overwrites what is written under the condition that there is nothing. */
const probe = async (client: BucketClient): Promise<void> => {
  const key = `probe/${randomUUID()}`;
  const first = await client.create(key, Buffer.from('first'));
  const second = await client.create(key, Buffer.from('second'));
  await client.remove(key);
  if (first === 'created' && second !== 'created') return;
  throw new Error(
    `The release store ${client.place} overwrites objects in spite of If-None-Match: two squads that publish at once would lose one publication. Use a storage with conditional writes.`,
  );
};

/** Reads the record of a version. @throws a sentence that names it when it is damaged. */
const recordOf = (place: string, key: string, bytes: Buffer): Deployment => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new Error(`${place}/${key} is damaged: move this version out of the store and try again.`, { cause });
  }
};

/**
 * Stores releases in an S3-compatible bucket. Needs conditional writes, which it tries before its first write. Files are
 * read through a folder on this machine.
 */
export const bucketStore = (bucket: Bucket, options: Options): ReleaseStore => {
  const { cacheDir, isHost = false, limitMs, maxCachedBytes, lookEveryMs = LOOK_EVERY_MS } = options;
  const client = bucketClient(bucket, limitMs);
  const revisions = bucketRevisions(client);
  const registry = storedRegistry({
    revisions,
    registryAt: `${client.place}/${REVISIONS_FOLDER}`,
    isInUse: async () => (await client.list('')).some(({ key }) => !isOwn(key)),
  });
  const newest = polled(registry.readRegistry, lookEveryMs, (error) => {
    if (isHost) console.error('The last good registry is served:', error instanceof Error ? error.message : error);
  });
  const root = join(cacheDir, 'store');
  const files = cachedFiles(root, client.get, maxCachedBytes);

  let probed: Promise<void> | undefined;
  /** Runs work that writes, in a store that does not overwrite. */
  const writing = async <T>(work: () => Promise<T>): Promise<T> => {
    probed ??= probe(client);
    await probed.catch((error: unknown) => {
      probed = undefined;
      throw error;
    });
    return work();
  };

  const put = async (key: string, folder: string, file: string): Promise<void> =>
    client.put(key, await readFile(join(folder, file)), objectHeadersOf(file));

  return {
    readRegistry: () => (isHost ? newest.last() : newest.fresh()),
    changeRegistry: (change) => writing(() => registry.changeRegistry(change)),
    replaceLostRegistry: (rebuilt: Registry) => writing(() => registry.replaceLostRegistry(rebuilt)),
    readRegistryAt: revisions.readAt,
    readRegistriesSince: revisions.readSince,
    listFiles: async () =>
      (await client.list(''))
        .filter(({ key }) => !isOwn(key))
        .map(({ key, size, changedAt }) => ({ path: key, size, changedAt })),
    removeFiles: (paths) => inParallel(paths, client.remove),
    readRecords: async () => {
      const keys = (await client.list('')).map(({ key }) => key).filter((key) => key.endsWith(`/${RECORD}`));
      const records: ReleaseRecord[] = [];
      for (const key of keys) {
        const bytes = await client.get(key);
        const [name = ''] = key.split('/');
        if (bytes !== undefined) records.push({ name, published: recordOf(client.place, key, bytes) });
      }
      return records;
    },
    hasVersion: (name, version) => client.has(`${name}/${version}/${RECORD}`),
    readFile: async (name, folder, file) => {
      const key = `${name}/${folder}/${file}`;
      // Commands check what is in the bucket. The record of a version is written again when it is signed.
      if (!isHost || file === RECORD) return client.get(key);
      const path = await files.fetch(key);
      return path === undefined ? undefined : readFile(path);
    },
    served: bucketFiles(root, client, files, lookEveryMs),
    putFiles: (name, folder) =>
      writing(async () => {
        await registry.beginStore();
        const below = `${name}/${SHARED_FILES}/`;
        const known = new Set((await client.list(below)).map(({ key }) => key));
        const missing = (await filesBelow(folder)).filter((file) => !known.has(below + file));
        // Variants first: hosts take a file that is listed without one for one that has none.
        for (const isVariant of [true, false])
          await inParallel(
            missing.filter((file) => VARIANT.test(file) === isVariant),
            (file) => put(below + file, folder, file),
          );
      }),
    putVersion: (name, version, folder) =>
      writing(async () => {
        await registry.beginStore();
        const own = await filesBelow(folder);
        await inParallel(
          own.filter((file) => file !== RECORD),
          (file) => put(`${name}/${version}/${file}`, folder, file),
        );
        // Last: a version is there once its record is.
        if (own.includes(RECORD)) await put(`${name}/${version}/${RECORD}`, folder, RECORD);
      }),
  };
};
