import { basename } from 'node:path';
import { historyOf } from '../registry/live-history';
import { folderOf, pathOf, type Registry } from '../registry/registry';
import { SHARED_FILES, type StoredFile } from './disk-store';

/** Time in which a new file may belong to a publication that is not in the registry yet. */
const NEW_MS = 24 * 3_600_000;

/** Variants and licences stand beside their file. */
const fileOf = (file: string): string => file.replace(/\.(br|gz|LICENSE\.txt)$/, '');

/** Folders and shared files that a registry names: `mf_usage/1.4.0-3f2a9c01`, `mf_usage/files/a.1.js`. */
const namedBy = (registry: Registry): string[] =>
  Object.entries(registry.microFrontends).flatMap(([name, published]) => [
    ...historyOf(registry, name).live.map((version) => `${name}/${version}`),
    ...published.flatMap((each) => [
      `${name}/${each.metadata.version}`,
      ...(folderOf(each) === SHARED_FILES
        ? [basename(pathOf(each)), ...Object.keys(each.extras.assets)].map((file) => `${name}/${SHARED_FILES}/${file}`)
        : []),
    ]),
  ]);

/**
 * Finds the files that no registry names, apart from new ones.
 *
 * @param registries those whose versions stay: live, canary, fallback, listed or in a history.
 */
export const unusedFiles = (
  files: readonly StoredFile[],
  registries: readonly Registry[],
  now: Date,
): readonly StoredFile[] => {
  const named = new Set(registries.flatMap(namedBy));
  return files.filter(({ path, changedAt }) => {
    if (now.getTime() - changedAt.getTime() < NEW_MS) return false;
    const [name = '', folder = ''] = path.split('/');
    return !named.has(folder === SHARED_FILES ? fileOf(path) : `${name}/${folder}`);
  });
};
