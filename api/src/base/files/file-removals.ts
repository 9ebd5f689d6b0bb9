import type { Needs } from '../common';
import type { Transaction } from '../database';
import { deleteRemoval, insertRemovals, queuedRemovals } from './file-removal-repository';

const BATCH = 500;

/**
 * Queues the deletion of photos within the transaction that deletes their rows. Files are not transactional: deleting
 * them before the commit loses them on a rollback, and a crash after the commit would leave them readable for ever.
 */
export const queueFileRemovals = async (tx: Transaction, fileKeys: readonly string[], now: Date): Promise<void> => {
  if (fileKeys.length === 0) return;
  await insertRemovals(tx, fileKeys, now);
};

/** Deletes the queued files; safe to run concurrently and repeatedly. @returns the number of files. */
export const removeQueuedFiles = async ({ database, files }: Needs<'database' | 'files'>): Promise<number> => {
  const queued = await queuedRemovals(database, BATCH);
  for (const fileKey of queued) {
    await files.remove(fileKey);
    await deleteRemoval(database, fileKey);
  }
  return queued.length;
};
