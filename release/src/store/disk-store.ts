import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from './files-below';
import { EMPTY_REGISTRY, type Registry } from '../registry/registry';
import { writeAtomically, explainFullDisk } from './atomic-write';
import { withFileLock } from './file-lock';

/** Folder of files that all versions of a package share, named by content hash and never changed. */
export const SHARED_FILES = 'files';

/** Store of releases: shared files, version folders, and the registry, the only file that changes. */
export interface ReleaseStore {
  /** Returns the same object while the file is unchanged. @throws when the file is invalid. */
  readRegistry(): Promise<Registry>;
  /** Applies a change to the newest registry and writes it atomically; concurrent writers queue. */
  changeRegistry(change: (registry: Registry) => Registry): Promise<Registry>;
  hasVersion(name: string, version: string): Promise<boolean>;
  /**
   * Reads one file of a package; `undefined` when it is missing.
   *
   * @param folder `files`, or a version with the older layout.
   */
  readFile(name: string, folder: string, file: string): Promise<Buffer | undefined>;
  /** Copies the missing files of a folder; an incomplete file is never visible. */
  putFiles(name: string, folder: string): Promise<void>;
  /** Copies a folder as a version's own; an incomplete one is never visible. */
  putVersion(name: string, version: string, folder: string): Promise<void>;
}

const REGISTRY_FILE = 'registry.json';

/** Checks the shape of the registry: the file may be emptied, truncated or replaced. */
const isRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' &&
  value !== null &&
  'microFrontends' in value &&
  typeof value.microFrontends === 'object' &&
  value.microFrontends !== null &&
  Object.values(value.microFrontends).every(Array.isArray);

/** Parses JSON; `undefined` when it is invalid. */
const parsedOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Stores releases in a folder. */
export const diskStore = (root: string): ReleaseStore => {
  const versionFolder = (name: string, version: string) => join(root, name, version);
  let last: { readonly text: string; readonly registry: Registry } | undefined;
  const readRegistry = async (): Promise<Registry> => {
    const text = await readFile(join(root, REGISTRY_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return JSON.stringify(EMPTY_REGISTRY);
      throw error;
    });
    if (text === last?.text) return last.registry;
    const parsed = parsedOf(text);
    if (!isRegistry(parsed))
      throw new Error(
        `${join(root, REGISTRY_FILE)} is not a valid registry; nothing changes until it is repaired. Put a backup in its place, or move it away and publish every package again.`,
      );
    last = { text, registry: parsed };
    return parsed;
  };

  return {
    readRegistry,
    changeRegistry: (change) =>
      explainFullDisk(root, async () => {
        await mkdir(root, { recursive: true });
        return withFileLock(join(root, 'registry.lock'), async () => {
          const before = await readRegistry();
          const after = { ...change(before), revision: before.revision + 1 };
          const draft = join(root, `.${REGISTRY_FILE}.${process.pid}`);
          await writeAtomically(draft, join(root, REGISTRY_FILE), () =>
            writeFile(draft, JSON.stringify(after, null, 1)),
          );
          return after;
        });
      }),
    hasVersion: (name, version) => isThere(versionFolder(name, version)),
    readFile: (name, folder, file) =>
      readFile(join(root, name, folder, file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    putFiles: (name, folder) =>
      explainFullDisk(root, async () => {
        for (const file of await filesBelow(folder)) {
          const place = join(root, name, SHARED_FILES, file);
          if (await isThere(place)) continue;
          await mkdir(dirname(place), { recursive: true });
          const draft = join(dirname(place), `.${basename(place)}.${process.pid}`);
          await writeAtomically(draft, place, () => cp(join(folder, file), draft));
        }
      }),
    putVersion: (name, version, folder) =>
      explainFullDisk(root, async () => {
        const draft = join(root, name, `.${version}.${process.pid}`);
        await mkdir(join(root, name), { recursive: true });
        await writeAtomically(draft, versionFolder(name, version), async () => {
          await cp(folder, draft, { recursive: true });
          await rm(versionFolder(name, version), { recursive: true, force: true });
        });
      }),
  };
};
