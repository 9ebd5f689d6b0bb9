import { EVERYDAY, type Announced } from './estimate';

/** Opening days of a shop. Days are `2026-03-02`, in Seoul. */
export interface OpenDays {
  /** 0 is Sunday. */
  readonly closedWeekdays: readonly number[];
  readonly holidays: readonly string[];
  /** First and last day of a pause; null without one. */
  readonly pause: { readonly from: string; readonly to: string } | null;
}

const DAY_MS = 24 * 3600_000;
/** Limit of the search: a shop closed for so long has no date. */
const FARTHEST_DAYS = 366;

/** Returns midnight of the day in UTC: weekdays depend on no time zone, and lists ask for hundreds of shops. */
const inUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Returns whether a shop is open on a day: not closed, no holiday, not paused. */
export const isOpenDay = ({ closedWeekdays, holidays, pause }: OpenDays, day: string): boolean => {
  if (closedWeekdays.includes(new Date(inUtc(day)).getUTCDay()) || holidays.includes(day)) return false;
  return pause === null || day < pause.from || day > pause.to;
};

/**
 * Returns the day on which a shop returns collected laundry: after the turnaround in open days, not counting the day of
 * the collection.
 *
 * @returns null for a shop that does not open within a year.
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

/** Turnaround of a category, in open days. */
export interface Turnaround {
  readonly category: string;
  readonly turnaroundDays: number;
}

/**
 * Returns the open days for laundry that is returned together: those of the slowest counted category. Uncounted pieces
 * may be of any everyday category.
 *
 * @param laundry.count total pieces, including those counted by category.
 * @returns null when the shop has no turnaround for any of them.
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

/** Default laundry without an announcement. */
export const ANY_LAUNDRY = { count: 1, items: [] } as const;
