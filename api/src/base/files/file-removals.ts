import type { Needs } from '../common';
import type { Transaction } from '../database';
import { deleteRemoval, insertRemovals, queuedRemovals } from './file-removal-repository';

const BATCH = 500;

/**
 * Says, in the transaction that forgets photos, that their bytes have to go too. The disk knows no transaction: bytes removed
 * before the commit are lost when it fails, and a process that ends after the commit would leave them readable for ever.
 */
export const queueFileRemovals = async (tx: Transaction, fileKeys: readonly string[], now: Date): Promise<void> => {
  if (fileKeys.length === 0) return;
  await insertRemovals(tx, fileKeys, now);
};

/** Removes the bytes that are queued; any number of processes may, as often as they like. @returns how many. */
export const removeQueuedFiles = async ({ database, files }: Needs<'database' | 'files'>): Promise<number> => {
  const queued = await queuedRemovals(database, BATCH);
  for (const fileKey of queued) {
    await files.remove(fileKey);
    await deleteRemoval(database, fileKey);
  }
  return queued.length;
};
