import { seoulDay } from '@dongne/contract';
import * as yearsOfGazette from '@hyunbinseo/holidays-kr/all';

/** Days off by the official gazette, with substitute days and elections. */
const HOLIDAYS: ReadonlySet<string> = new Set(Object.values(yearsOfGazette).flatMap((year) => Object.keys(year)));
const KNOWN_UNTIL = [...HOLIDAYS].reduce((last, day) => (day > last ? day : last), '');

/** Holidays on the same day of every year, for years without an official gazette yet. */
const FIXED: ReadonlySet<string> = new Set(['01-01', '03-01', '05-05', '06-06', '08-15', '10-03', '10-09', '12-25']);

const SATURDAY = 6;
const SUNDAY = 0;

/** Whether a day is a weekend or holiday in Korea. @param day a date in Seoul, `2026-03-02`. */
const isDayOff = (day: string): boolean => {
  const weekday = seoulDay(day).day();
  if (weekday === SATURDAY || weekday === SUNDAY || HOLIDAYS.has(day)) return true;
  return day > KNOWN_UNTIL && FIXED.has(day.slice('2026-'.length));
};

/**
 * The workday this many after a day: weekends and public holidays of Korea do not count, and neither does the day
 * itself.
 *
 * @param today a date in Seoul, `2026-03-02`.
 */
export const workdaysAfter = (today: string, count: number): string => {
  let day = seoulDay(today);
  for (let workdays = 0; workdays < count;) {
    day = day.add(1, 'day');
    if (!isDayOff(day.format('YYYY-MM-DD'))) workdays += 1;
  }
  return day.format('YYYY-MM-DD');
};
