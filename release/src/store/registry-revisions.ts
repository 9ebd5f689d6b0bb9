import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Registry } from '../registry/registry';
import { codeOf, writeAtomically } from './atomic-write';
import { revisionsByTime } from './revisions-by-time';
import { unlessMissing } from './unless-missing';

/** Folder of the revisions beside the folders of the packages. */
export const REVISIONS_FOLDER = 'registry';

/** Copy of the newest revision, for hosts of an older layout and other tools. */
export const REGISTRY_FILE = 'registry.json';

/** Number of revisions in the store; older ones are removed. */
const MAX_REVISIONS = 1_000;

/** Shape of the registry: a file may be emptied, truncated or replaced. */
const REGISTRY = v.object({
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  microFrontends: v.record(v.string(), v.array(v.unknown())),
});
const isRegistry = (value: unknown): value is Registry => v.is(REGISTRY, value);

/** Returns `undefined` for a text that is no registry. */
export const parseRegistry = (text: string): Registry | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isRegistry(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const readText = (file: string): Promise<string | undefined> => unlessMissing(readFile(file, 'utf8'), undefined);

/** Registry of a store as a sequence of revisions. */
export interface RegistryRevisions {
  /**
   * Returns the newest valid revision, the same object while nothing has changed; `undefined` when there is none.
   * Passes over damaged files.
   */
  readNewest(): Promise<Registry | undefined>;
  /** Returns the newest valid revision that was written at or before a time. */
  readAt(time: Date): Promise<Registry | undefined>;
  /** Returns the valid revisions that were the newest one at a time or later, newest first. */
  readSince(time: Date): Promise<readonly Registry[]>;
  /**
   * Writes a registry as a revision of its own, after all others.
   *
   * @returns the written registry; `undefined` when another writer was faster and nothing was written.
   */
  append(registry: Registry, after: number): Promise<Registry | undefined>;
  /** Returns the highest number in use, damaged revisions included; 0 when there is none. */
  lastNumber(): Promise<number>;
}

/**
 * Reads and writes the revisions of a store's registry. `registry/<n>.json` is created once, exclusively, and never
 * changed, so that writers need no lock and no damage to one file loses a history.
 */
export const registryRevisions = (root: string): RegistryRevisions => {
  const folder = join(root, REVISIONS_FOLDER);
  const copy = join(root, REGISTRY_FILE);
  const fileOf = (revision: number): string => join(folder, `${revision}.json`);
  let lastCopy: { readonly text: string; readonly registry: Registry | undefined } | undefined;
  let lastRevision: Registry | undefined;

  /** Returns the numbers of all revisions, newest first. */
  const numbers = async (): Promise<number[]> => {
    const names = await unlessMissing(readdir(folder), []);
    return names.flatMap((name) => (/^\d+\.json$/.test(name) ? [parseInt(name, 10)] : [])).sort((a, b) => b - a);
  };
  const readCopy = async (): Promise<Registry | undefined> => {
    const text = await readText(copy);
    if (text === undefined) return undefined;
    if (text !== lastCopy?.text) lastCopy = { text, registry: parseRegistry(text) };
    return lastCopy.registry;
  };
  const readRevision = async (revision: number): Promise<Registry | undefined> => {
    if (lastRevision?.revision === revision) return lastRevision;
    const registry = parseRegistry((await readText(fileOf(revision))) ?? '');
    if (registry !== undefined) lastRevision = registry;
    return registry;
  };
  const isThere = async (revision: number): Promise<boolean> =>
    (await unlessMissing(stat(fileOf(revision)), undefined)) !== undefined;
  /** Checks without listing the folder, for each page of a host: numbers have no gaps above the oldest revision. */
  const isNewest = async (revision: number): Promise<boolean> =>
    (await isThere(revision)) && !(await isThere(revision + 1));
  const writeCopy = async (text: string): Promise<void> => {
    const draft = join(root, `.${REGISTRY_FILE}.${randomUUID()}`);
    await writeAtomically(draft, copy, () => writeFile(draft, text));
  };

  return {
    readNewest: async () => {
      const known = await readCopy();
      if (known !== undefined && (await isNewest(known.revision))) return known;
      for (const revision of await numbers()) {
        if (known !== undefined && known.revision >= revision) break;
        const registry = await readRevision(revision);
        if (registry !== undefined) return registry;
      }
      return known;
    },
    ...revisionsByTime(numbers, async (revision) => parseRegistry((await readText(fileOf(revision))) ?? '')),
    append: async (registry, after) => {
      const revision = after + 1;
      const written: Registry = { ...registry, revision };
      const text = JSON.stringify(written, null, 1);
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${revision}.${randomUUID()}`);
      try {
        await writeFile(draft, text);
        await link(draft, fileOf(revision));
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return undefined;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
      // The revision counts from here on; a copy that cannot be written is older, and passed over.
      await writeCopy(text).catch((error: unknown) => console.error(`${copy} was not written:`, error));
      for (const old of (await numbers()).slice(MAX_REVISIONS)) await rm(fileOf(old), { force: true });
      return written;
    },
    lastNumber: async () => {
      const [newest = 0] = await numbers();
      return Math.max(newest, (await readCopy())?.revision ?? 0);
    },
  };
};
