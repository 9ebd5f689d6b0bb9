import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../common';

/** Where photos lie. Keys are random and unguessable: who knows one may see the photo. */
export interface FileStore {
  /** Keeps bytes under a new key; a half-written file is never seen. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there are none under that key. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** Writes something small. @throws {Error} when nothing can be kept now. */
  probe(): Promise<void>;
}

const KEY = /^[0-9a-f-]{36}$/;

/** Where photos are while they are written: small, so that a start may look through it. */
const UNFINISHED = 'unfinished';
/** No photo takes so long to write: what is older was left by a process that died. */
const ABANDONED_AFTER_MS = 3_600_000;

/**
 * Removes what processes that died in the middle of a photo have left behind.
 *
 * @returns how many were removed.
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

/** Photos on the local disk, spread over folders by the first two letters of their key. */
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
        // A full disk: what was written of it would only keep it full.
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
      // One name: a probe replaces the one before.
      await writeFile(join(folder, UNFINISHED, 'probe'), 'room');
    },
  };
};
