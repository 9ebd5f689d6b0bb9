import { SUPPORT_HOURS } from './business-numbers';
import { seoul } from './dates';

const clockHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Formats the hours: `평일 09:00~18:00` */
export const SUPPORT_HOURS_TEXT = `평일 ${clockHour(SUPPORT_HOURS.from)}~${clockHour(SUPPORT_HOURS.to)}`;

/** Returns whether support is open: Monday to Friday, 09:00 to 18:00 in Seoul; product specification §9. */
export const isSupportOpen = (now: number): boolean => {
  const there = seoul(now);
  const isWeekday = there.day() >= 1 && there.day() <= 5;
  return isWeekday && there.hour() >= SUPPORT_HOURS.from && there.hour() < SUPPORT_HOURS.to;
};
