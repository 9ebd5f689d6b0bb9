import { eq } from 'drizzle-orm';
import type { AppParts } from '../common';
import type { Transaction } from '../database';
import { fileRemovals } from '../tables';

const BATCH = 500;

/**
 * Says, in the transaction that forgets photos, that their bytes have to go too. The disk knows no transaction: bytes removed
 * before the commit are lost when it fails, and a process that ends after the commit would leave them readable for ever.
 */
export const queueFileRemovals = async (tx: Transaction, fileKeys: readonly string[], now: Date): Promise<void> => {
  if (fileKeys.length === 0) return;
  await tx
    .insert(fileRemovals)
    .values(fileKeys.map((fileKey) => ({ fileKey, queuedAt: now })))
    .onConflictDoNothing();
};

/** Removes the bytes that are queued; any number of processes may, as often as they like. @returns how many. */
export const removeQueuedFiles = async ({ database, files }: Pick<AppParts, 'database' | 'files'>): Promise<number> => {
  const queued = await database.select({ fileKey: fileRemovals.fileKey }).from(fileRemovals).limit(BATCH);
  for (const { fileKey } of queued) {
    await files.remove(fileKey);
    await database.delete(fileRemovals).where(eq(fileRemovals.fileKey, fileKey));
  }
  return queued.length;
};
