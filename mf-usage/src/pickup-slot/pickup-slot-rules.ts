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

/** Selectable day with its labels. */
export interface PickupDay {
  /** `2026-03-04` in Seoul. */
  readonly date: string;
  /** Visible label: `오늘`, `내일`, `4일 (수)`. */
  readonly short: string;
  /** Accessible label: `오늘 3월 4일 (수)`. */
  readonly full: string;
}

/** Bookable days: today and the next seven; ruling on the collection slot. */
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

/** Error of a chosen slot that can no longer be booked. */
export const SLOT_GONE = '고르신 시간은 이제 신청할 수 없어요. 다른 시간을 골라 주세요.';

/** Whether a chosen slot is past, too near or too far away; ruling on the collection slot. */
export const isSlotGone = (startsAt: string | null, now: number): boolean =>
  startsAt !== null &&
  (Date.parse(startsAt) - now < PICKUP_SLOT.noticeMinutes * MINUTE_MS ||
    !pickupDays(now).some(({ date }) => date === seoulDate(startsAt)));

/** Slot of the day as shown. */
export interface ShownSlot {
  readonly startsAt: string;
  /** `09:00~11:00` */
  readonly label: string;
  /** Full, past, or too near to be booked. */
  readonly isClosed: boolean;
}

/**
 * All slots of a day, including unavailable ones, so that the grid is stable.
 * @param offered slots of the server, which omits past ones.
 * @param own start of the request's current slot, which stays open when full.
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
