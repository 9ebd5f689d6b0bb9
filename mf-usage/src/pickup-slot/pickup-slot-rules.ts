import {
  formatCalendarDay,
  formatTimeRange,
  PICKUP_SLOT,
  seoul,
  seoulDate,
  startOfSeoulDay,
  type PickupSlot,
} from '@dongne/contract';

const MINUTE_MS = 60_000;

/** A day that may be chosen, and how it is called. */
export interface PickupDay {
  /** `2026-03-04` in Seoul. */
  readonly date: string;
  /** What is seen: `오늘`, `내일`, `4일 (수)`. */
  readonly short: string;
  /** What is read aloud: `오늘 3월 4일 (수)`. */
  readonly full: string;
}

/** The days whose slots may be booked: today and the seven after it; ruling on the collection slot. */
export const pickupDays = (now: number): PickupDay[] =>
  Array.from({ length: PICKUP_SLOT.daysAhead + 1 }, (_, ahead) => {
    const day = seoul(now).add(ahead, 'day');
    const date = day.format('YYYY-MM-DD');
    const near = ['오늘', '내일'][ahead];
    return {
      date,
      short: near ?? day.format('D일 (dd)'),
      full: [near, formatCalendarDay(date)].filter(Boolean).join(' '),
    };
  });

/** Says in place of a chosen time that it cannot be booked any more. */
export const SLOT_GONE = '고르신 시간은 이제 신청할 수 없어요. 다른 시간을 골라 주세요.';

/** Whether a chosen slot is over, too near or too far away to be booked; ruling on the collection slot. */
export const isSlotGone = (startsAt: string | null, now: number): boolean =>
  startsAt !== null &&
  (Date.parse(startsAt) - now < PICKUP_SLOT.noticeMinutes * MINUTE_MS ||
    !pickupDays(now).some(({ date }) => date === seoulDate(startsAt)));

/** One of the day's slots as it is shown. */
export interface ShownSlot {
  readonly startsAt: string;
  /** `09:00~11:00` */
  readonly label: string;
  /** Full, over, or too near to be booked. */
  readonly isClosed: boolean;
}

/**
 * All slots of a day, those that cannot be booked included: a day keeps its shape, and people see what is gone.
 *
 * @param offered what the server offers of that day; it leaves out what is over.
 * @param own start of the slot that somebody has already: it is open to them, full or not.
 */
export const shownSlots = (date: string, offered: readonly PickupSlot[], own?: string): ShownSlot[] => {
  const { firstHour, lastHour, minutes } = PICKUP_SLOT;
  return Array.from({ length: ((lastHour - firstHour) * 60) / minutes }, (_, index) => {
    const start = startOfSeoulDay(date) + (firstHour * 60 + index * minutes) * MINUTE_MS;
    const slot = offered.find((one) => Date.parse(one.startsAt) === start);
    const startsAt = new Date(start).toISOString();
    const isOwn = own !== undefined && Date.parse(own) === start;
    return {
      startsAt: isOwn ? own : (slot?.startsAt ?? startsAt),
      label: formatTimeRange(startsAt, new Date(start + minutes * MINUTE_MS).toISOString()),
      isClosed: !isOwn && (slot === undefined || slot.left <= 0),
    };
  });
};
