import { PICKUP_SLOT, seoul, seoulDay } from '@dongne/contract';

const MINUTE_MS = 60_000;

/** What decides which slots a shop offers on a day. */
export interface SlotCalendar {
  /** 0 is Sunday. */
  readonly closedWeekdays: readonly number[];
  /** Closed days, YYYY-MM-DD. */
  readonly holidays: readonly string[];
  /** First and last day of a pause; null while there is none. */
  readonly pause: { readonly from: string; readonly to: string } | null;
  /** Places in each slot unless the shop has set its own number for one. */
  readonly capacity: number;
  /** Slots with bookings or a number of their own, by start in milliseconds. */
  readonly taken: ReadonlyMap<number, { readonly booked: number; readonly capacity: number | null }>;
}

/** A slot with the places left in it. */
export interface OfferedSlot {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly left: number;
}

/** `2026-03-02` in Seoul. */
export const seoulDate = (instant: Date): string => seoul(instant).format('YYYY-MM-DD');

/** The end of a slot. */
export const slotEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + PICKUP_SLOT.minutes * MINUTE_MS);

/** Whether a shop collects on that day at all: not closed, no holiday, not paused. */
export const isOpenDay = (calendar: Omit<SlotCalendar, 'capacity' | 'taken'>, day: string): boolean => {
  const weekday = seoulDay(day).day();
  if (calendar.closedWeekdays.includes(weekday) || calendar.holidays.includes(day)) return false;
  return calendar.pause === null || day < calendar.pause.from || day > calendar.pause.to;
};

/** Whether an instant is the first minute of a slot: 09:00 to 19:00 in Seoul, every two hours. */
export const isSlotStart = (startsAt: Date): boolean => {
  const start = seoul(startsAt);
  const minutes = start.hour() * 60 + start.minute() - PICKUP_SLOT.firstHour * 60;
  const lastStart = (PICKUP_SLOT.lastHour - PICKUP_SLOT.firstHour) * 60 - PICKUP_SLOT.minutes;
  const isWhole = start.second() === 0 && start.millisecond() === 0;
  return isWhole && minutes >= 0 && minutes <= lastStart && minutes % PICKUP_SLOT.minutes === 0;
};

/** The last day that can be booked, YYYY-MM-DD in Seoul. */
export const lastBookableDay = (now: Date): string => seoul(now).add(PICKUP_SLOT.daysAhead, 'day').format('YYYY-MM-DD');

/** Whether a slot can still be booked: at least an hour before it starts, and within the next seven days. */
export const isBookable = (startsAt: Date, now: Date): boolean => {
  return (
    startsAt.getTime() - now.getTime() >= PICKUP_SLOT.noticeMinutes * MINUTE_MS &&
    seoulDate(startsAt) <= lastBookableDay(now)
  );
};

/** The slots of a day in Seoul that can still be booked, full ones with 0 places left; none on a closed day. */
export const slotsOfDay = (calendar: SlotCalendar, day: string, now: Date): OfferedSlot[] => {
  if (!isOpenDay(calendar, day)) return [];
  const count = ((PICKUP_SLOT.lastHour - PICKUP_SLOT.firstHour) * 60) / PICKUP_SLOT.minutes;
  const first = seoulDay(day).hour(PICKUP_SLOT.firstHour).valueOf();
  return Array.from({ length: count }, (_, index) => new Date(first + index * PICKUP_SLOT.minutes * MINUTE_MS))
    .filter((startsAt) => isBookable(startsAt, now))
    .map((startsAt) => {
      const taken = calendar.taken.get(startsAt.getTime());
      const capacity = taken?.capacity ?? calendar.capacity;
      return { startsAt, endsAt: slotEnd(startsAt), left: Math.max(0, capacity - (taken?.booked ?? 0)) };
    });
};
