import { isOpenDay, PICKUP_SLOT, seoul, seoulDate, startOfSeoulDay, type OpenDays } from '@dongne/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Properties that determine the slots of a day. */
export interface SlotCalendar extends OpenDays {
  /** Places per slot, unless the slot has its own capacity. */
  readonly capacity: number;
  /** Slots with bookings or their own capacity, by start in milliseconds. */
  readonly taken: ReadonlyMap<number, { readonly booked: number; readonly capacity: number | null }>;
}

/** Slot with its free places. */
export interface OfferedSlot {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly left: number;
}

/** Last moment of a day (YYYY-MM-DD) in Seoul. */
export const endOfDay = (day: string): Date => new Date(startOfSeoulDay(day) + DAY_MS - 1);

/** The end of a slot. */
export const slotEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + PICKUP_SLOT.minutes * MINUTE_MS);

/** Whether an instant is the start of a slot: 09:00 to 19:00 in Seoul, every two hours. */
export const isSlotStart = (startsAt: Date): boolean => {
  const start = seoul(startsAt);
  const minutes = start.hour() * 60 + start.minute() - PICKUP_SLOT.firstHour * 60;
  const lastStart = (PICKUP_SLOT.lastHour - PICKUP_SLOT.firstHour) * 60 - PICKUP_SLOT.minutes;
  const isWhole = start.second() === 0 && start.millisecond() === 0;
  return isWhole && minutes >= 0 && minutes <= lastStart && minutes % PICKUP_SLOT.minutes === 0;
};

/** Last bookable day, YYYY-MM-DD in Seoul. */
export const lastBookableDay = (now: Date): string =>
  seoulDate(new Date(now.getTime() + PICKUP_SLOT.daysAhead * DAY_MS));

const isInTime = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= PICKUP_SLOT.noticeMinutes * MINUTE_MS;

/** Whether a slot can be booked: at least an hour before it starts, and within the next seven days. */
export const isBookable = (startsAt: Date, now: Date): boolean =>
  isInTime(startsAt, now) && seoulDate(startsAt) <= lastBookableDay(now);

/** Starts of a day's bookable slots at any shop. */
export const bookableStarts = (day: string, now: Date): Date[] => {
  const count = ((PICKUP_SLOT.lastHour - PICKUP_SLOT.firstHour) * 60) / PICKUP_SLOT.minutes;
  if (day > lastBookableDay(now)) return [];
  const first = startOfSeoulDay(day) + PICKUP_SLOT.firstHour * HOUR_MS;
  return Array.from({ length: count }, (_, index) => new Date(first + index * PICKUP_SLOT.minutes * MINUTE_MS)).filter(
    (startsAt) => isInTime(startsAt, now),
  );
};

/** Free places in a slot of an open shop. */
export const placesLeft = ({ capacity, taken }: Pick<SlotCalendar, 'capacity' | 'taken'>, startsAt: Date): number => {
  const slot = taken.get(startsAt.getTime());
  return Math.max(0, (slot?.capacity ?? capacity) - (slot?.booked ?? 0));
};

/** Bookable slots of a day in Seoul, full ones with 0 places; none on a closed day. */
export const slotsOfDay = (calendar: SlotCalendar, day: string, now: Date): OfferedSlot[] =>
  isOpenDay(calendar, day)
    ? bookableStarts(day, now).map((startsAt) => ({
        startsAt,
        endsAt: slotEnd(startsAt),
        left: placesLeft(calendar, startsAt),
      }))
    : [];
