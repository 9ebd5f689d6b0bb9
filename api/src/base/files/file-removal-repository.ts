import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../database';
import { fileRemovals } from '#tables';

/** Queues the keys of files to delete; duplicates are ignored. */
export const insertRemovals = async (tx: Transaction, fileKeys: readonly string[], queuedAt: Date): Promise<void> => {
  await tx
    .insert(fileRemovals)
    .values(fileKeys.map((fileKey) => ({ fileKey, queuedAt })))
    .onConflictDoNothing();
};

/** Reads keys of files to delete. */
export const queuedRemovals = async (executor: Executor, limit: number): Promise<string[]> => {
  const queued = await executor.select({ fileKey: fileRemovals.fileKey }).from(fileRemovals).limit(limit);
  return queued.map(({ fileKey }) => fileKey);
};

/** Removes a key from the queue. */
export const deleteRemoval = async (executor: Executor, fileKey: string): Promise<void> => {
  await executor.delete(fileRemovals).where(eq(fileRemovals.fileKey, fileKey));
};
