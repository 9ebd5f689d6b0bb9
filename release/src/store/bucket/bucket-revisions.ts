import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '../../registry/registry';
import { parseRegistry, REVISIONS_FOLDER, type RegistryRevisions } from '../registry-revisions';
import { revisionsByTime } from '../revisions-by-time';
import type { BucketClient } from './bucket-client';

/** Longest pause after a write that met another one of the same revision. */
const CONFLICT_PAUSE_MS = 100;

const keyOf = (revision: number): string => `${REVISIONS_FOLDER}/${revision}.json`;

const JSON_OBJECT = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/**
 * Reads and writes the revisions of a registry on a bucket: `registry/<n>.json`, created once by `If-None-Match: *`. The
 * newest one is found by asking for the next number; the revisions are listed once per process.
 */
export const bucketRevisions = (client: BucketClient): RegistryRevisions => {
  /** Highest number in use, damaged revisions included. */
  let last: number | undefined;
  let newest: Registry | undefined;

  /** Returns the numbers of all revisions, newest first. */
  const numbers = async (): Promise<number[]> => {
    const objects = await client.list(`${REVISIONS_FOLDER}/`);
    return objects
      .flatMap(({ key }) => /^registry\/(\d+)\.json$/.exec(key)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => b - a);
  };
  const read = async (revision: number): Promise<Registry | undefined> => {
    const bytes = await client.get(keyOf(revision));
    return bytes === undefined ? undefined : parseRegistry(bytes.toString('utf8'));
  };
  const readFirst = async (): Promise<void> => {
    const known = await numbers();
    for (const revision of known) {
      newest = await read(revision);
      if (newest !== undefined) break;
    }
    last = known[0] ?? 0;
  };
  /** Follows the revisions of other writers. */
  const follow = async (from: number): Promise<void> => {
    for (let revision = from + 1; ; revision += 1) {
      const bytes = await client.get(keyOf(revision));
      if (bytes === undefined) return;
      newest = parseRegistry(bytes.toString('utf8')) ?? newest;
      last = revision;
    }
  };
  const readNewest = async (): Promise<Registry | undefined> => {
    if (last === undefined || last === 0) await readFirst();
    else await follow(last);
    return newest;
  };

  return {
    readNewest,
    ...revisionsByTime(numbers, read),
    append: async (registry, after) => {
      const revision = after + 1;
      const written: Registry = { ...registry, revision };
      const text = JSON.stringify(written, null, 1);
      const creation = await client
        .create(keyOf(revision), Buffer.from(text), JSON_OBJECT)
        .catch((error: unknown) => ({ error }));
      // The answer to a write that was made may be lost, and a write that is sent again meets itself.
      if (creation !== 'created' && String(await client.get(keyOf(revision))) !== text) {
        if (typeof creation === 'object') throw creation.error;
        if (creation === 'conflict') await pause(Math.random() * CONFLICT_PAUSE_MS);
        return undefined;
      }
      if (last === undefined || last < revision) [last, newest] = [revision, written];
      return written;
    },
    lastNumber: async () => {
      await readNewest();
      return last ?? 0;
    },
  };
};
