import type { ReleaseStore } from '../store/disk-store';
import { unusedFiles } from '../store/unused-files';

const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 30;
const MEGABYTE = 1_000_000;

/**
 * Removes the files that no registry of the last 30 days names.
 *
 * @param isForReal without it nothing is removed.
 * @returns sentences on what was found and done.
 * @throws a sentence when the registry cannot be read, or names a removed file meanwhile.
 */
export const collectGarbage = async (
  store: ReleaseStore,
  isForReal: boolean,
  now = new Date(),
): Promise<readonly string[]> => {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const readKept = async () => [await store.readRegistry(), ...(await store.readRegistriesSince(since))];
  const files = await store.listFiles();
  const unused = unusedFiles(files, await readKept(), now);
  const megabytes = unused.reduce((sum, { size }) => sum + size, 0) / MEGABYTE;
  const found = `${unused.length} of ${files.length} files, ${megabytes.toFixed(1)} MB, are named by no registry of the last ${KEPT_DAYS} days`;
  if (!isForReal || unused.length === 0)
    return [...unused.map(({ path }) => path), unused.length === 0 ? `${found}.` : `${found}. --delete removes them.`];
  await store.removeFiles(unused.map(({ path }) => path));
  const stillUnused = new Set(unusedFiles(unused, await readKept(), now).map(({ path }) => path));
  const lost = unused.filter(({ path }) => !stillUnused.has(path));
  if (lost.length > 0)
    throw new Error(
      `A publication needs files that were removed meanwhile: publish it again. ${lost.map(({ path }) => path).join(', ')}`,
    );
  return [`${found}, and were removed.`];
};
