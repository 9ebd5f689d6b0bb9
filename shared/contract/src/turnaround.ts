import { EVERYDAY, type Announced } from './estimate';

/** On which days a shop works. Days are `2026-03-02`, in Seoul. */
export interface OpenDays {
  /** 0 is Sunday. */
  readonly closedWeekdays: readonly number[];
  readonly holidays: readonly string[];
  /** First and last day of a pause; null while there is none. */
  readonly pause: { readonly from: string; readonly to: string } | null;
}

const DAY_MS = 24 * 3600_000;
/** A shop that does not work for so long gives no date. */
const FARTHEST_DAYS = 366;

/** The same day at midnight in UTC: which weekday a date is depends on no time zone, and lists ask for hundreds of shops. */
const inUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a shop works on that day at all: not closed, no holiday, not paused. */
export const isOpenDay = ({ closedWeekdays, holidays, pause }: OpenDays, day: string): boolean => {
  if (closedWeekdays.includes(new Date(inUtc(day)).getUTCDay()) || holidays.includes(day)) return false;
  return pause === null || day < pause.from || day > pause.to;
};

/**
 * The day on which a shop gives back what it collected: so many of its open days later, the day of the collection not counted.
 *
 * @returns null for a shop that does not work within a year.
 */
export const returnDay = (collectedOn: string, turnaroundDays: number, shop: OpenDays): string | null => {
  let left = turnaroundDays;
  for (let ahead = 1; ahead <= FARTHEST_DAYS; ahead += 1) {
    const day = new Date(inUtc(collectedOn) + ahead * DAY_MS).toISOString().slice(0, 10);
    if (isOpenDay(shop, day)) left -= 1;
    if (left <= 0) return day;
  }
  return null;
};

/** How long a shop takes for one category, in its open days. */
export interface Turnaround {
  readonly category: string;
  readonly turnaroundDays: number;
}

/**
 * How many open days a shop needs for laundry that comes back together: as many as for the slowest category that was counted.
 * A piece that nobody counted may be any of what people mostly hand over.
 *
 * @param laundry.count all pieces, those that are counted by category too.
 * @returns null when the shop says it of none of them.
 */
export const turnaroundDaysOf = (
  list: readonly Turnaround[],
  { count, items }: Pick<Announced, 'count' | 'items'>,
): number | null => {
  const slowestOf = (isMeant: (category: string) => boolean): number =>
    Math.max(0, ...list.filter(({ category }) => isMeant(category)).map(({ turnaroundDays }) => turnaroundDays));
  const counted = slowestOf((category) => items.some((item) => item.category === category));
  const isAllCounted = counted > 0 && items.reduce((total, item) => total + item.count, 0) >= count;
  const days = isAllCounted
    ? counted
    : Math.max(
        counted,
        slowestOf((category) => EVERYDAY.has(category)),
      );
  return days === 0 ? null : days;
};

/** What nobody has said anything about: the usual. */
export const ANY_LAUNDRY = { count: 1, items: [] } as const;
