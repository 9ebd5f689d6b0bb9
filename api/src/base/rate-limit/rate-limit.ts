import { pipelined, type Transaction } from '../database';
import { Refusal, type Needs } from '../common';
import { lockBucket, takeUse } from './rate-limit-repository';
import { keyedHash } from '../config';

/** Rate limit for one number, address or person. */
export interface RateLimit {
  /** Subject of the limit; stored as a keyed hash only. */
  readonly subject: string;
  readonly max: number;
  readonly windowMs: number;
  /** Minimum time between two uses. */
  readonly gapMs?: number;
}

/** Time of the next allowed use after a rejected one. */
const nextAllowed = (before: readonly number[], { max, windowMs, gapMs = 0 }: RateLimit): number => {
  const oldestThatCounts = before.at(-max);
  const newest = before.at(-1) ?? 0;
  return Math.max(oldestThatCounts === undefined ? 0 : oldestThatCounts + windowMs, newest + gapMs);
};

type Parts = Needs<'clock' | 'config'>;

const bucketOf = ({ config }: Parts, { subject }: RateLimit): string => keyedHash(config, 'rate-limit', subject);

/**
 * Counts one use in a sliding window, in a transaction that holds a lock against other uses of the subject.
 *
 * @throws {Refusal} as `countUse`.
 */
export const countLockedUse = async (tx: Transaction, parts: Parts, limit: RateLimit): Promise<void> => {
  const now = parts.clock.now();
  const { isTaken, before } = await takeUse(tx, {
    bucket: bucketOf(parts, limit),
    at: now,
    max: limit.max,
    windowStart: new Date(now.getTime() - limit.windowMs),
    // Null without a gap: concurrent uses may be inserted out of order, and a later one must not block this one.
    gapStart: limit.gapMs === undefined ? null : new Date(now.getTime() - limit.gapMs),
  });
  if (isTaken) return;
  const waitMs = nextAllowed(before, limit) - now.getTime();
  throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
};

/**
 * Counts one use in a sliding window. The counters are in the database, so all processes share them; a lock serialises
 * concurrent uses.
 *
 * @throws {Refusal} `TOO_MANY_REQUESTS` with the seconds until the next use is allowed; nothing is counted then.
 */
export const countUse = async (tx: Transaction, parts: Parts, limit: RateLimit): Promise<void> => {
  await pipelined([lockBucket(tx, bucketOf(parts, limit)), countLockedUse(tx, parts, limit)]);
};
