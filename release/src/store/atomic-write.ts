import { rename, rm } from 'node:fs/promises';

/** Reads an error's code without `instanceof Error`, which fails across realms in jest. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const DISK_FULL_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Runs work that writes below a folder.
 *
 * @throws a sentence that names the folder and what to do when the disk is full, else the original error.
 */
export const explainFullDisk = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!DISK_FULL_CODES.has(codeOf(error))) throw error;
    throw new Error(
      `The disk that holds ${folder} is full. Free some space and try again, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
};

/** Writes a file or folder to a temporary path and renames it; removes an incomplete one. */
export const writeAtomically = async (draft: string, place: string, write: () => Promise<void>): Promise<void> => {
  try {
    await write();
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
};
