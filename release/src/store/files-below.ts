import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists all files below a folder, as relative paths. */
export const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
