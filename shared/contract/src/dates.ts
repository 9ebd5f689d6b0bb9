import dayjs from 'dayjs';
import 'dayjs/locale/ko.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/**
 * Offset of Seoul from UTC. It never changes, so no time zone library is needed: `dayjs.tz` takes 15 times as long and
 * was a third of rendering a list of shops.
 */
export const SEOUL_AHEAD_MS = 9 * 3_600_000;

/** Wall-clock time for reading and calendar arithmetic. It is not an instant and cannot return one. */
export interface WallClock {
  format(template: string): string;
  hour(): number;
  minute(): number;
  second(): number;
  millisecond(): number;
  /** 0 is Sunday. */
  day(): number;
  add(count: number, unit: 'day' | 'month'): WallClock;
}

/** Returns the wall-clock time in Seoul at an instant, whatever the time zone of the device or server. */
export const seoul = (instant: string | number | Date): WallClock =>
  dayjs.utc(dayjs(instant).valueOf() + SEOUL_AHEAD_MS).locale('ko');

/** Returns the wall-clock time at midnight of a date such as `2026-03-02`. */
export const seoulDay = (date: string): WallClock => dayjs.utc(date).locale('ko');

/** Returns the date in Seoul at an instant: `2026-03-02`. Dates are compared as texts. */
export const seoulDate = (instant: string | number | Date): string => seoul(instant).format('YYYY-MM-DD');

/** Returns the instant of midnight in Seoul, in milliseconds. */
export const startOfSeoulDay = (date: string): number => Date.parse(`${date}T00:00:00Z`) - SEOUL_AHEAD_MS;

const DAY = 'M월 D일 (dd)';

/**
 * Formats the collection time; product specification §4: today `오늘 18시 이후`, any other day `3월 4일 (화)`.
 *
 * @param now passed in, so that this reads no clock.
 */
export const formatCollectionTime = (startsAt: string, now: string | number | Date): string => {
  const start = seoul(startsAt);
  return seoulDate(startsAt) === seoulDate(now) ? `오늘 ${start.format('H')}시 이후` : start.format(DAY);
};

/** Formats `18:00~20:00`. */
export const formatTimeRange = (startsAt: string, endsAt: string): string =>
  `${seoul(startsAt).format('HH:mm')}~${seoul(endsAt).format('HH:mm')}`;

/** Formats `3월 4일 (화)`. */
export const formatDay = (instant: string): string => seoul(instant).format(DAY);

/** Formats `3월 4일 (화)` of a date such as `2026-03-04`, which is a day and not an instant. */
export const formatCalendarDay = (date: string): string => seoulDay(date).format(DAY);

/** Formats `2026년 3월 4일 (화)`. */
export const formatFullDay = (instant: string | number | Date): string => seoul(instant).format(`YYYY년 ${DAY}`);

/** Formats `2026년 3월` of a month such as `2026-03`. */
export const formatMonth = (month: string): string => seoulDay(`${month}-01`).format('YYYY년 M월');

/** Formats `3월 4일 (화) 18:05`. */
export const formatMoment = (instant: string): string => seoul(instant).format(`${DAY} HH:mm`);
