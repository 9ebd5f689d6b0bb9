import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ko.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/**
 * How far Seoul's clock is ahead of UTC. It is never changed, so no time zone has to be asked: `dayjs.tz` does so for each
 * value, which takes 15 times as long and was a third of drawing a list of shops.
 */
export const SEOUL_AHEAD_MS = 9 * 3_600_000;

/**
 * The clock on a wall in Seoul at an instant, wherever the device or server stands: to be read and compared with another
 * one. It is no instant: `toDate()` of it would be nine hours late.
 */
export const seoul = (instant: string | number | Date): Dayjs =>
  dayjs.utc(dayjs(instant).valueOf() + SEOUL_AHEAD_MS).locale('ko');

/** The same at midnight of a date such as `2026-03-02`. */
export const seoulDay = (date: string): Dayjs => dayjs.utc(date).locale('ko');

/**
 * When the laundry is collected; product specification §4: today `오늘 18시 이후`, any other day `3월 4일 (화)`.
 *
 * @param now the moment to compare with, so that nothing here reads a clock.
 */
export const formatCollectionTime = (startsAt: string, now: string | number | Date): string => {
  const start = seoul(startsAt);
  return start.isSame(seoul(now), 'day') ? `오늘 ${start.format('H')}시 이후` : start.format('M월 D일 (dd)');
};

/** `18:00~20:00` */
export const formatTimeRange = (startsAt: string, endsAt: string): string =>
  `${seoul(startsAt).format('HH:mm')}~${seoul(endsAt).format('HH:mm')}`;

/** `3월 4일 (화)` */
export const formatDay = (instant: string): string => seoul(instant).format('M월 D일 (dd)');

/** `3월 4일 (화) 18:05` */
export const formatMoment = (instant: string): string => seoul(instant).format('M월 D일 (dd) HH:mm');
