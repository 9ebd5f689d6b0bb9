import { ANALYTICS } from '@dongne/contract';
import type { EventProperties } from '@dongne/platform';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Origin of a visit: `referrer` is a host name, `utm_…` are copied from the link. Empty for a typed address or a
 * bookmark.
 */
export type VisitSource = Readonly<Record<string, string>>;

/** Visit history, stored on the visitor's own device only. Instants in epoch milliseconds. */
export interface VisitMemory {
  /** Start of the last visit. */
  readonly startedAt: number;
  /** Time of the last event. */
  readonly lastAt: number;
  readonly source: VisitSource;
  /** Time at which the source was recorded. */
  readonly sourceAt: number;
}

export interface Visit {
  readonly memory: VisitMemory;
  /** Properties of the visit start; `undefined` while a visit continues. */
  readonly started: EventProperties | undefined;
}

const isWithin = (ms: number, from: number, now: number): boolean => now - from >= 0 && now - from <= ms;

const isEmpty = (source: VisitSource): boolean => Object.keys(source).length === 0;

/** Replaces the source only if this visit has none of its own: the first source of a visit counts. */
const sourceOf = (memory: VisitMemory | undefined, isNewVisit: boolean, now: number, arrived: VisitSource) => {
  const isCurrent =
    memory !== undefined && !isEmpty(memory.source) && isWithin(ANALYTICS.referrerDays * DAY_MS, memory.sourceAt, now);
  const isOfThisVisit = isCurrent && !isNewVisit && memory.sourceAt >= memory.startedAt;
  if (!isEmpty(arrived) && !isOfThisVisit) return { source: arrived, sourceAt: now };
  return isCurrent ? { source: memory.source, sourceAt: memory.sourceAt } : { source: {}, sourceAt: now };
};

/**
 * Decides whether an event continues a visit or starts one, and whether it is a returning user's. Return-user window 14
 * days, referrer 7 days; product specification §9. A device clock set back starts a new visit.
 *
 * @param arrived source of this arrival; empty if the visitor was already here.
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
