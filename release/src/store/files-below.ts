import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** All files below a folder, as paths relative to it. */
export const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
