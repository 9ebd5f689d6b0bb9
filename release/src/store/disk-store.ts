import { cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from './files-below';
import type { Deployment, Registry } from '../registry/registry';
import { writeAtomically, explainFailedWrite } from './atomic-write';
import { REGISTRY_FILE, registryRevisions, REVISIONS_FOLDER } from './registry-revisions';
import { storedRegistry } from './stored-registry';
import { unlessMissing } from './unless-missing';

/** Folder of files that all versions of a package share, named by content hash and never changed. */
export const SHARED_FILES = 'files';

/** Store of releases: shared files, version folders, and the revisions of the registry. */
export interface ReleaseStore {
  /**
   * Returns the newest registry, the same object while nothing has changed; an empty one in a new store.
   *
   * @throws a sentence when the store holds releases and no registry, or a damaged one alone.
   */
  readRegistry(): Promise<Registry>;
  /**
   * Applies a change to the newest registry, again when another writer was faster. Writes nothing when the change
   * returns the registry that it was given.
   */
  changeRegistry(change: (registry: Registry) => Registry): Promise<Registry>;
  /** Writes a registry over one that cannot be read. @throws a sentence when it can be read. */
  replaceLostRegistry(registry: Registry): Promise<Registry>;
  /** Returns the registry as it was at a time; `undefined` when no revision is that old. */
  readRegistryAt(time: Date): Promise<Registry | undefined>;
  /** Returns the registries that were the newest one at a time or later, newest first. */
  readRegistriesSince(time: Date): Promise<readonly Registry[]>;
  /** Lists the files of all packages. */
  listFiles(): Promise<readonly StoredFile[]>;
  /** Removes files, by `mf_usage/files/a.1.js`. */
  removeFiles(paths: readonly string[]): Promise<void>;
  /** Returns every version in the store by its record. */
  readRecords(): Promise<readonly ReleaseRecord[]>;
  hasVersion(name: string, version: string): Promise<boolean>;
  /** Files on this machine, which a host sends. */
  readonly served: ServedFiles;
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

/** File of a package in the store. */
export interface StoredFile {
  /** `mf_usage/files/a.1.js` */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly changedAt: Date;
}

/** Published files on a disk. */
export interface ServedFiles {
  /** Folder of all packages. */
  readonly root: string;
  /** Fetches a file if need be: `/mf_usage/files/a.1.js`. @returns whether it is in the folder now. */
  readonly has: (path: string) => Promise<boolean>;
}

/** Contents of a version with hashes, for when the registry has forgotten it. */
export const RECORD = 'release.json';

/** Version of a package as it was published. */
export interface ReleaseRecord {
  readonly name: string;
  readonly published: Deployment;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Returns the names of the finished folders in a folder; none when it is missing. */
const foldersIn = async (folder: string): Promise<string[]> => {
  const entries = await unlessMissing(readdir(folder, { withFileTypes: true }), []);
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
};

/** Removes a folder without files: the name of a version would stay. */
const removeIfEmpty = async (folder: string): Promise<void> => {
  if ((await unlessMissing(filesBelow(folder), ['none'])).length === 0) await rm(folder, { recursive: true });
};

/** @throws a sentence that names the file when it is damaged. */
const readRecord = async (file: string): Promise<Deployment> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is damaged: move the folder of this version out of the store and try again.`, { cause });
  }
};

/** Stores releases in a folder. */
export const diskStore = (root: string): ReleaseStore => {
  const versionFolder = (name: string, version: string) => join(root, name, version);
  const revisions = registryRevisions(root);
  const packages = async (): Promise<string[]> => (await foldersIn(root)).filter((name) => name !== REVISIONS_FOLDER);
  const registry = storedRegistry({
    revisions,
    registryAt: join(root, REGISTRY_FILE),
    isInUse: async () => (await packages()).length > 0 || isThere(join(root, REGISTRY_FILE)),
  });

  return {
    readRegistry: registry.readRegistry,
    changeRegistry: (change) => explainFailedWrite(root, () => registry.changeRegistry(change)),
    replaceLostRegistry: (rebuilt) => explainFailedWrite(root, () => registry.replaceLostRegistry(rebuilt)),
    readRegistryAt: revisions.readAt,
    readRegistriesSince: revisions.readSince,
    listFiles: async () => {
      const found: StoredFile[] = [];
      for (const name of await packages())
        for (const file of await filesBelow(join(root, name))) {
          const path = `${name}/${file}`;
          const { size, mtime } = await stat(join(root, path));
          found.push({ path, size, changedAt: mtime });
        }
      return found;
    },
    removeFiles: (paths) =>
      explainFailedWrite(root, async () => {
        for (const path of paths) await rm(join(root, path), { force: true });
        for (const folder of new Set(paths.map((path) => dirname(path)))) await removeIfEmpty(join(root, folder));
      }),
    readRecords: async () => {
      const records: ReleaseRecord[] = [];
      for (const name of await packages())
        for (const version of await foldersIn(join(root, name))) {
          const file = join(versionFolder(name, version), RECORD);
          if (await isThere(file)) records.push({ name, published: await readRecord(file) });
        }
      return records;
    },
    hasVersion: (name, version) => isThere(versionFolder(name, version)),
    served: { root, has: (path) => isThere(join(root, path)) },
    readFile: (name, folder, file) => unlessMissing(readFile(join(root, name, folder, file)), undefined),
    putFiles: (name, folder) =>
      explainFailedWrite(root, async () => {
        await registry.beginStore();
        for (const file of await filesBelow(folder)) {
          const place = join(root, name, SHARED_FILES, file);
          if (await isThere(place)) continue;
          await mkdir(dirname(place), { recursive: true });
          const draft = join(dirname(place), `.${basename(place)}.${process.pid}`);
          await writeAtomically(draft, place, () => cp(join(folder, file), draft));
        }
      }),
    putVersion: (name, version, folder) =>
      explainFailedWrite(root, async () => {
        await registry.beginStore();
        const draft = join(root, name, `.${version}.${process.pid}`);
        await mkdir(join(root, name), { recursive: true });
        await writeAtomically(draft, versionFolder(name, version), async () => {
          await cp(folder, draft, { recursive: true });
          await rm(versionFolder(name, version), { recursive: true, force: true });
        });
      }),
  };
};
