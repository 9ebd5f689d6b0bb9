import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { writeAtomically } from '../atomic-write';
import { unlessMissing } from '../unless-missing';

/** Size of all cached files together, far above what is live. */
const MAX_BYTES = 512 * 1024 * 1024;

/** Files of a bucket on this machine. */
export interface CachedFiles {
  /** Checks for a file in the folder. */
  readonly has: (key: string) => Promise<boolean>;
  /**
   * Puts a file into the folder unless it is there.
   *
   * @returns its path; `undefined` when the bucket does not have it.
   */
  readonly fetch: (key: string) => Promise<string | undefined>;
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Lists cached files, those that were written last at the end. */
const filesIn = async (root: string): Promise<{ key: string; size: number }[]> => {
  const entries = await unlessMissing(readdir(root, { recursive: true, withFileTypes: true }), []);
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const { size, mtimeMs } = await stat(file);
        return { key: file.slice(root.length + 1), size, mtimeMs };
      }),
  );
  return files.toSorted((one, other) => one.mtimeMs - other.mtimeMs);
};

/**
 * Caches files that never change in a folder of limited size; the least recently used ones go first. The folder may be
 * lost at any time, and be one of several processes.
 *
 * @param read reads a file of the bucket.
 */
export const cachedFiles = (
  root: string,
  read: (key: string) => Promise<Buffer | undefined>,
  maxBytes = MAX_BYTES,
): CachedFiles => {
  let removals: Promise<void>[] = [];
  const known = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, key, reason) => {
      if (reason === 'evict') removals.push(rm(join(root, key), { force: true }).catch(() => undefined));
    },
  });
  const fetching = new Map<string, Promise<string | undefined>>();
  let scanned: Promise<void> | undefined;
  /** Counts what an earlier process has cached. */
  const scan = async (): Promise<void> => {
    for (const { key, size } of await filesIn(root)) known.set(key, size);
  };

  const download = async (key: string): Promise<string | undefined> => {
    const bytes = await read(key);
    if (bytes === undefined) return undefined;
    const file = join(root, key);
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}.part`;
    await writeAtomically(draft, file, () => writeFile(draft, bytes));
    known.set(key, bytes.length);
    await Promise.all(removals);
    removals = [];
    return file;
  };

  const has = async (key: string): Promise<boolean> => {
    scanned ??= scan().catch(() => undefined);
    await scanned;
    const isThere = await exists(join(root, key));
    if (isThere) known.get(key); // used now
    return isThere;
  };

  return {
    has,
    fetch: async (key) => {
      if (await has(key)) return join(root, key);
      const running = fetching.get(key) ?? download(key).finally(() => fetching.delete(key));
      fetching.set(key, running);
      return running;
    },
  };
};
