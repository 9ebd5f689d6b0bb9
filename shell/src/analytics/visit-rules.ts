import { ANALYTICS } from '@dongne/contract';
import type { EventProperties } from '@dongne/platform';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Where somebody came from: `referrer` a host name, `utm_…` as the link said. Empty: typed, or a bookmark. */
export type VisitSource = Readonly<Record<string, string>>;

/** What is remembered of somebody's visits, on their own device only. Instants in epoch milliseconds. */
export interface VisitMemory {
  /** When the last visit began. */
  readonly startedAt: number;
  /** When something happened last. */
  readonly lastAt: number;
  readonly source: VisitSource;
  /** When the source was new. */
  readonly sourceAt: number;
}

export interface Visit {
  readonly memory: VisitMemory;
  /** What the beginning of a visit says of itself; `undefined` while one goes on. */
  readonly started: EventProperties | undefined;
}

const isWithin = (ms: number, from: number, now: number): boolean => now - from >= 0 && now - from <= ms;

const isEmpty = (source: VisitSource): boolean => Object.keys(source).length === 0;

/** A new source takes the place of the old one, but not within a visit that has one of its own: the first counts. */
const sourceOf = (memory: VisitMemory | undefined, isNewVisit: boolean, now: number, arrived: VisitSource) => {
  const isKept =
    memory !== undefined && !isEmpty(memory.source) && isWithin(ANALYTICS.referrerDays * DAY_MS, memory.sourceAt, now);
  const isOfThisVisit = isKept && !isNewVisit && memory.sourceAt >= memory.startedAt;
  if (!isEmpty(arrived) && !isOfThisVisit) return { source: arrived, sourceAt: now };
  return isKept ? { source: memory.source, sourceAt: memory.sourceAt } : { source: {}, sourceAt: now };
};

/**
 * Something happens now: does a visit go on or begin, and is it a returning user's? Return-user window 14 days, referrer
 * 7 days; product specification §9. A clock that was set back counts as a new visit.
 *
 * @param arrived how the person has just come; empty when they were here already.
 */
export const visitAt = (now: number, memory: VisitMemory | undefined, arrived: VisitSource): Visit => {
  const goesOn = memory !== undefined && isWithin(ANALYTICS.visitIdleMinutes * MINUTE_MS, memory.lastAt, now);
  const source = sourceOf(memory, !goesOn, now, arrived);
  if (goesOn) return { memory: { startedAt: memory.startedAt, lastAt: now, ...source }, started: undefined };
  const isReturning = memory !== undefined && isWithin(ANALYTICS.returnUserDays * DAY_MS, memory.lastAt, now);
  return {
    memory: { startedAt: now, lastAt: now, ...source },
    started: { first_visit: memory === undefined, returning: isReturning, ...source.source },
  };
};
