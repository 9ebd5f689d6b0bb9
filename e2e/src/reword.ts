import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Replaces a sentence in the sources of a package. @throws when it is not found. */
export const reword = async (folder: string, from: string, to: string): Promise<void> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  let changed = 0;
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const text = await readFile(path, 'utf8');
    if (!text.includes(from)) continue;
    await writeFile(path, text.replaceAll(from, to));
    changed += 1;
  }
  if (changed === 0) throw new Error(`Nothing in ${folder} says "${from}".`);
};
