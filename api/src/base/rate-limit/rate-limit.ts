import type { Transaction } from '../database';
import { Refusal, type Needs } from '../common';
import { holdBucket, takeUse } from './rate-limit-repository';
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

/** When the next use is allowed, after one that was not. */
const nextAllowed = (before: readonly number[], { max, windowMs, gapMs = 0 }: RateLimit): number => {
  const oldestThatCounts = before.at(-max);
  const newest = before.at(-1) ?? 0;
  return Math.max(oldestThatCounts === undefined ? 0 : oldestThatCounts + windowMs, newest + gapMs);
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
  const { isTaken, before } = await takeUse(tx, {
    bucket,
    at: now,
    max: limit.max,
    windowStart: new Date(now.getTime() - limit.windowMs),
    // Two uses that cross each other may be written in the other order: without a gap there is nothing to wait for.
    gapStart: limit.gapMs === undefined ? null : new Date(now.getTime() - limit.gapMs),
  });
  if (isTaken) return;
  const waitMs = nextAllowed(before, limit) - now.getTime();
  throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
};
