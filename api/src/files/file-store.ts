import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where photos lie. Keys are random and unguessable: who knows one may see the photo. */
export interface FileStore {
  /** Keeps bytes under a new key; a half-written file is never seen. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there are none under that key. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
}

const KEY = /^[0-9a-f-]{36}$/;

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Photos on the local disk, spread over folders by the first two letters of their key. */
export const diskFileStore = (folder: string): FileStore => {
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key);
  return {
    async put(key, bytes) {
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
      const path = pathOf(key);
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    },
    async get(key) {
      if (!KEY.test(key)) return null;
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
};
