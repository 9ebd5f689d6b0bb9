import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ko.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const SEOUL = 'Asia/Seoul';

/** An instant as people in Korea read it, wherever the device or server stands. */
export const seoul = (instant: string | number | Date | Dayjs): Dayjs => dayjs(instant).tz(SEOUL).locale('ko');

/** Midnight in Seoul of a date such as `2026-03-02`. */
export const seoulDay = (date: string): Dayjs => dayjs.tz(date, SEOUL).locale('ko');

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
