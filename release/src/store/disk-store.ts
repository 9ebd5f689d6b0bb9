import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMPTY_REGISTRY, type Registry } from '../registry/registry';
import { throughDraft, withRoomIn } from './drafts';
import { withFileLock } from './file-lock';

/** Where releases lie: immutable version folders and the one registry that changes. */
export interface ReleaseStore {
  /** @throws when the file is there but broken. */
  readRegistry(): Promise<Registry>;
  /** Applies a change to the newest registry and writes it in one atomic replace; writers queue. */
  changeRegistry(change: (registry: Registry) => Registry): Promise<Registry>;
  hasVersion(name: string, version: string): Promise<boolean>;
  /** One file of a version; `undefined` when it is not there. */
  readVersionFile(name: string, version: string, file: string): Promise<Buffer | undefined>;
  /** Takes a finished folder over as a version; a half-copied one is never visible. */
  putVersion(name: string, version: string, folder: string): Promise<void>;
}

const REGISTRY_FILE = 'registry.json';

/** As far as a file that only this store writes can be broken: emptied, cut off, or replaced by something else. */
const isRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' &&
  value !== null &&
  'microFrontends' in value &&
  typeof value.microFrontends === 'object' &&
  value.microFrontends !== null &&
  Object.values(value.microFrontends).every(Array.isArray);

/** What a text holds; `undefined` when it is no JSON. */
const parsedOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The store as a folder. */
export const diskStore = (root: string): ReleaseStore => {
  const versionFolder = (name: string, version: string) => join(root, name, version);
  const readRegistry = async (): Promise<Registry> => {
    const text = await readFile(join(root, REGISTRY_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return JSON.stringify(EMPTY_REGISTRY);
      throw error;
    });
    const parsed = parsedOf(text);
    if (!isRegistry(parsed))
      throw new Error(
        `${join(root, REGISTRY_FILE)} is no registry; nothing is changed before it is mended. Put a backup in its place, or move it away and publish every package anew.`,
      );
    return parsed;
  };

  return {
    readRegistry,
    changeRegistry: (change) =>
      withRoomIn(root, async () => {
        await mkdir(root, { recursive: true });
        return withFileLock(join(root, 'registry.lock'), async () => {
          const before = await readRegistry();
          const after = { ...change(before), revision: before.revision + 1 };
          const draft = join(root, `.${REGISTRY_FILE}.${process.pid}`);
          await throughDraft(draft, join(root, REGISTRY_FILE), () => writeFile(draft, JSON.stringify(after, null, 1)));
          return after;
        });
      }),
    hasVersion: (name, version) =>
      stat(versionFolder(name, version)).then(
        () => true,
        () => false,
      ),
    readVersionFile: (name, version, file) =>
      readFile(join(versionFolder(name, version), file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    putVersion: (name, version, folder) =>
      withRoomIn(root, async () => {
        const draft = join(root, name, `.${version}.${process.pid}`);
        await mkdir(join(root, name), { recursive: true });
        await throughDraft(draft, versionFolder(name, version), async () => {
          await cp(folder, draft, { recursive: true });
          await rm(versionFolder(name, version), { recursive: true, force: true });
        });
      }),
  };
};
