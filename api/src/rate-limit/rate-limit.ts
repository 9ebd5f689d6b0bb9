import type { Transaction } from '../database';
import { Refusal, type Needs } from '../common';
import { holdBucket, insertUse, usesSince } from './rate-limit-repository';
import { keyedHash } from '../config';

/** How often something may happen for one number, address or person. */
export interface RateLimit {
  /** What is limited and for whom; kept as a keyed hash only. */
  readonly subject: string;
  readonly max: number;
  readonly windowMs: number;
  /** Shortest time between two uses. */
  readonly gapMs?: number;
}

const latestAllowed = (uses: readonly { readonly at: Date }[], { max, windowMs, gapMs = 0 }: RateLimit): number => {
  const oldestThatCounts = uses.at(-max);
  const newest = uses.at(-1);
  const whenWindowFrees = oldestThatCounts === undefined ? 0 : oldestThatCounts.at.getTime() + windowMs;
  // Two uses that cross each other may be written in the other order: without a gap there is nothing to wait for.
  const whenGapIsOver = newest === undefined || gapMs === 0 ? 0 : newest.at.getTime() + gapMs;
  return Math.max(whenWindowFrees, whenGapIsOver);
};

/**
 * Counts one use, in a window that slides. Counters live in the database, so any number of processes share them; the
 * lock makes two uses at the same moment count one after the other.
 *
 * @throws {Refusal} `TOO_MANY_REQUESTS` with the seconds until the next use is allowed; then nothing is counted.
 */
export const countUse = async (
  tx: Transaction,
  { config, clock }: Needs<'clock' | 'config'>,
  limit: RateLimit,
): Promise<void> => {
  const now = clock.now();
  const bucket = keyedHash(config, 'rate-limit', limit.subject);
  await holdBucket(tx, bucket);
  const uses = await usesSince(tx, bucket, new Date(now.getTime() - limit.windowMs));
  const waitMs = latestAllowed(uses, limit) - now.getTime();
  if (waitMs > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
  await insertUse(tx, bucket, now);
};
