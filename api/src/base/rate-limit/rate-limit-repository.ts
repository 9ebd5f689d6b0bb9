import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../database';
import { limitedUses } from '#tables';

/** Locks a bucket until the transaction ends, so that concurrent counts queue. */
export const lockBucket = async (tx: Transaction, bucket: string): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`);
};

/** Use to count, unless the window is full or the previous use is within the gap. */
export interface UseToCount {
  readonly bucket: string;
  readonly at: Date;
  readonly max: number;
  /** Start of the window; older uses are deleted. */
  readonly windowStart: Date;
  /** Start of the gap; null without a minimum gap. */
  readonly gapStart: Date | null;
}

/**
 * Inserts a use if it is allowed, in one statement.
 *
 * @returns whether it was, and the times of the previous uses, oldest first.
 */
export const takeUse = async (
  tx: Transaction,
  { bucket, at, max, windowStart, gapStart }: UseToCount,
): Promise<{ readonly isTaken: boolean; readonly before: readonly number[] }> => {
  const isOver = and(eq(limitedUses.bucket, bucket), lte(limitedUses.at, windowStart));
  const counts = and(eq(limitedUses.bucket, bucket), gt(limitedUses.at, windowStart));
  const { rows } = await tx.execute<{ isTaken: boolean; before: number[] }>(sql`
    with gone as (delete from ${limitedUses} where ${isOver}),
    counted as (select ${limitedUses.at} as at from ${limitedUses} where ${counts}),
    taken as (insert into ${limitedUses} (bucket, at) select ${bucket}, ${at.toISOString()}::timestamptz
      where (select count(*) from counted) < ${max}::int
        and not exists (select 1 from counted where at > ${gapStart?.toISOString() ?? null}::timestamptz) returning at)
    select exists (select 1 from taken) as "isTaken",
      (select coalesce(json_agg(extract(epoch from at) * 1000 order by at), '[]') from counted) as "before"`);
  return rows[0] ?? { isTaken: false, before: [] };
};

/** Deletes all counted uses. */
export const deleteAllUses = async (executor: Executor): Promise<void> => {
  await executor.delete(limitedUses);
};
