import { rename, rm } from 'node:fs/promises';

/** Reads an error's code without `instanceof Error`, which fails across realms in jest. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const DISK_FULL = 'is full. Free some space and try again';
const READ_ONLY = 'cannot be written to. Give this user the right to write there and try again';

/** Meaning of a failed write by its error code. */
const MEANINGS: ReadonlyMap<unknown, string> = new Map([
  ['ENOSPC', DISK_FULL],
  ['EDQUOT', DISK_FULL],
  ['EROFS', READ_ONLY],
  ['EACCES', READ_ONLY],
  ['EPERM', READ_ONLY],
]);

/**
 * Runs work that writes below a folder.
 *
 * @throws a sentence that names the folder and what to do when the disk is full or read-only, else the original error.
 */
export const explainFailedWrite = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const meaning = MEANINGS.get(codeOf(error));
    if (meaning === undefined) throw error;
    throw new Error(`The disk that holds ${folder} ${meaning}, or choose another folder with DATA_DIR.`, {
      cause: error,
    });
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
