import { seoulDate, startOfSeoulDay } from '@dongne/contract';

const DAY_MS = 24 * 3_600_000;
/** Tolerated clock skew. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** A day in Seoul. */
export interface DaySpan {
  readonly date: string;
  readonly from: Date;
  /** Exclusive end. */
  readonly until: Date;
}

/** @param date `2026-03-02` */
export const daySpan = (date: string): DaySpan => {
  const from = startOfSeoulDay(date);
  return { date, from: new Date(from), until: new Date(from + DAY_MS) };
};

/** The days from one to another, both inclusive. */
export const daysBetween = (from: string, to: string): readonly string[] => {
  const days = Math.round((startOfSeoulDay(to) - startOfSeoulDay(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, days) }, (_, index) => seoulDate(startOfSeoulDay(from) + index * DAY_MS));
};

/** A charge or refund in the other side's book. */
export interface TheirEntry {
  readonly kind: 'charge' | 'cancel';
  readonly orderId: string;
  /** Of a cancel, where that side stores one. */
  readonly refundId: string | null;
  readonly amountWon: number;
  readonly at: Date;
}

/** The same in our ledger. The other side did it at some moment between our request and our posting. */
export interface OurMovement {
  readonly kind: 'charge' | 'cancel';
  readonly orderId: string;
  readonly refundId: string | null;
  readonly amountWon: number;
  readonly sentAt: Date;
  readonly writtenAt: Date;
}

/**
 * Whether two entries are the same movement apart from the amount; without refund ids, refunds are distinguished by
 * amount.
 */
const isAbout = (ours: OurMovement, theirs: TheirEntry): boolean => {
  if (ours.kind !== theirs.kind || ours.orderId !== theirs.orderId) return false;
  if (ours.kind === 'charge') return true;
  return theirs.refundId === null ? ours.amountWon === theirs.amountWon : ours.refundId === theirs.refundId;
};

/** Whether the other side's time fits ours. */
const isWithin = ({ sentAt, writtenAt }: OurMovement, at: Date): boolean =>
  at.getTime() >= sentAt.getTime() - CLOCKS_DIFFER_MS && at.getTime() <= writtenAt.getTime() + CLOCKS_DIFFER_MS;

/** Other days on which the other side may have it. */
export const otherDaysOf = ({ sentAt, writtenAt }: OurMovement, date: string): readonly string[] =>
  daysBetween(seoulDate(sentAt.getTime() - CLOCKS_DIFFER_MS), seoulDate(writtenAt.getTime() + CLOCKS_DIFFER_MS)).filter(
    (day) => day !== date,
  );

/** Pairs of both sides, and the remainder of each. */
export interface Matched {
  readonly pairs: readonly (readonly [ours: OurMovement, theirs: TheirEntry])[];
  readonly ours: readonly OurMovement[];
  readonly theirs: readonly TheirEntry[];
}

/** Pairs each of ours with one of theirs, each once; grouped by order id, so that not all of theirs are compared. */
export const matched = (
  ours: readonly OurMovement[],
  theirs: readonly TheirEntry[],
  belong: (one: OurMovement, other: TheirEntry) => boolean = isAbout,
): Matched => {
  const byOrder = new Map<string, TheirEntry[]>();
  for (const entry of theirs) byOrder.set(entry.orderId, [...(byOrder.get(entry.orderId) ?? []), entry]);
  const pairs: (readonly [OurMovement, TheirEntry])[] = [];
  const left = ours.filter((one) => {
    const candidates = byOrder.get(one.orderId) ?? [];
    const index = candidates.findIndex((other) => belong(one, other));
    const found = candidates[index];
    if (found === undefined) return true;
    candidates.splice(index, 1);
    pairs.push([one, found]);
    return false;
  });
  return { pairs, ours: left, theirs: [...byOrder.values()].flat() };
};

/** The same on different days: the time has to fit, too. */
export const isSameAtAnotherTime = (ours: OurMovement, theirs: TheirEntry): boolean =>
  isAbout(ours, theirs) && isWithin(ours, theirs.at);
