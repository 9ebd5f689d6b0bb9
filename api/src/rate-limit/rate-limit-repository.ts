import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../database';
import { limitedUses } from '../tables';

/** Makes anyone who counts in the same bucket wait until the transaction ends. */
export const holdBucket = async (tx: Transaction, bucket: string): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`);
};

/** The uses after a moment, oldest first; those up to it are removed. */
export const usesSince = async (
  tx: Transaction,
  bucket: string,
  windowStart: Date,
): Promise<{ readonly at: Date }[]> => {
  const isOver = and(eq(limitedUses.bucket, bucket), lte(limitedUses.at, windowStart));
  const gone = tx.$with('gone').as(tx.delete(limitedUses).where(isOver).returning({ at: limitedUses.at }));
  return tx
    .with(gone)
    .select({ at: limitedUses.at })
    .from(limitedUses)
    .where(and(eq(limitedUses.bucket, bucket), gt(limitedUses.at, windowStart)))
    .orderBy(asc(limitedUses.at));
};

/** Writes one use. */
export const insertUse = async (tx: Transaction, bucket: string, at: Date): Promise<void> => {
  await tx.insert(limitedUses).values({ bucket, at });
};

/** Forgets every use of everything. */
export const deleteAllUses = async (executor: Executor): Promise<void> => {
  await executor.delete(limitedUses);
};
