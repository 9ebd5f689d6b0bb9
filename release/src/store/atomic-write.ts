import { rename, rm } from 'node:fs/promises';

/** A file system's error code. Not by `instanceof Error`: a test runner's realm has another one. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const DISK_FULL_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Runs work that writes below a folder.
 *
 * @throws a sentence that names the folder and the way out when the disk is full, else what the work throws.
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

/** Has a file or a folder written beside its place, and puts it there when it is whole; of a half one nothing is left. */
export const writeAtomically = async (draft: string, place: string, write: () => Promise<void>): Promise<void> => {
  try {
    await write();
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
};
