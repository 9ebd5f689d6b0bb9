import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from './files-below';
import { EMPTY_REGISTRY, type Registry } from '../registry/registry';
import { writeAtomically, explainFullDisk } from './atomic-write';
import { withFileLock } from './file-lock';

/** The folder of a package whose files all of its versions share: each is named by its content, none ever changes. */
export const SHARED_FILES = 'files';

/** Where releases lie: files, what belongs to a version alone, and the one registry that changes. */
export interface ReleaseStore {
  /** The same object as before while the file says the same. @throws when it is there but broken. */
  readRegistry(): Promise<Registry>;
  /** Applies a change to the newest registry and writes it in one atomic replace; writers queue. */
  changeRegistry(change: (registry: Registry) => Registry): Promise<Registry>;
  hasVersion(name: string, version: string): Promise<boolean>;
  /** One file of a package; `undefined` when it is not there. @param folder `files`, or a version published before those. */
  readFile(name: string, folder: string, file: string): Promise<Buffer | undefined>;
  /** Takes over the files of a finished folder that are not there yet; a half-copied one is never visible. */
  putFiles(name: string, folder: string): Promise<void>;
  /** Takes a finished folder over as what belongs to a version alone; a half-copied one is never visible. */
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

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The store as a folder. */
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
        `${join(root, REGISTRY_FILE)} is no registry; nothing is changed before it is mended. Put a backup in its place, or move it away and publish every package again.`,
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
