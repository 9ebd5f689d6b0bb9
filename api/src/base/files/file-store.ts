import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../common';

/** Storage of photos. Keys are random and unguessable: knowing one grants access. */
export interface FileStore {
  /** Stores bytes under a new key; a half-written file is never visible. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Reads the bytes, or null if the key does not exist. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** Writes a small file. @throws {Error} when the storage is not writable. */
  probe(): Promise<void>;
}

const KEY = /^[0-9a-f-]{36}$/;

/** Folder of unfinished uploads, separate so that the start can scan it quickly. */
const UNFINISHED = 'unfinished';
/** Age after which an unfinished file is left over from a dead process. */
const ABANDONED_AFTER_MS = 3_600_000;

/**
 * Removes unfinished files of dead processes.
 *
 * @returns the number of removed files.
 */
export const removeAbandoned = async (folder: string, now: Date): Promise<number> => {
  const unfinished = join(folder, UNFINISHED);
  const names = await readdir(unfinished).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  let removed = 0;
  for (const name of names) {
    const path = join(unfinished, name);
    if (now.getTime() - (await stat(path)).mtimeMs < ABANDONED_AFTER_MS) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
};

/** Photos on the local disk, in folders by the first two letters of their key. */
export const diskFileStore = (folder: string): FileStore => {
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key);
  return {
    async put(key, bytes) {
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
      await mkdir(join(folder, UNFINISHED), { recursive: true });
      const part = join(folder, UNFINISHED, key);
      try {
        await writeFile(part, bytes);
        await rename(part, pathOf(key));
      } catch (error) {
        // Removes the part on a full disk, because it would keep the disk full.
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(key) {
      if (!KEY.test(key)) return null;
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async probe() {
      await mkdir(join(folder, UNFINISHED), { recursive: true });
      // Fixed name: each probe replaces the previous one.
      await writeFile(join(folder, UNFINISHED, 'probe'), 'room');
    },
  };
};
