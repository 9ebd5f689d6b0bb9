import { isOpenDay, PICKUP_SLOT, seoul, seoulDate, startOfSeoulDay, type OpenDays } from '@dongne/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What decides which slots a shop offers on a day. */
export interface SlotCalendar extends OpenDays {
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

/** The last moment of a day (YYYY-MM-DD) in Seoul. */
export const endOfDay = (day: string): Date => new Date(startOfSeoulDay(day) + DAY_MS - 1);

/** The end of a slot. */
export const slotEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + PICKUP_SLOT.minutes * MINUTE_MS);

/** Whether an instant is the first minute of a slot: 09:00 to 19:00 in Seoul, every two hours. */
export const isSlotStart = (startsAt: Date): boolean => {
  const start = seoul(startsAt);
  const minutes = start.hour() * 60 + start.minute() - PICKUP_SLOT.firstHour * 60;
  const lastStart = (PICKUP_SLOT.lastHour - PICKUP_SLOT.firstHour) * 60 - PICKUP_SLOT.minutes;
  const isWhole = start.second() === 0 && start.millisecond() === 0;
  return isWhole && minutes >= 0 && minutes <= lastStart && minutes % PICKUP_SLOT.minutes === 0;
};

/** The last day that can be booked, YYYY-MM-DD in Seoul. */
export const lastBookableDay = (now: Date): string =>
  seoulDate(new Date(now.getTime() + PICKUP_SLOT.daysAhead * DAY_MS));

const isInTime = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= PICKUP_SLOT.noticeMinutes * MINUTE_MS;

/** Whether a slot can still be booked: at least an hour before it starts, and within the next seven days. */
export const isBookable = (startsAt: Date, now: Date): boolean =>
  isInTime(startsAt, now) && seoulDate(startsAt) <= lastBookableDay(now);

/** When the slots of a day in Seoul begin that can still be booked, at any shop. */
export const bookableStarts = (day: string, now: Date): Date[] => {
  const count = ((PICKUP_SLOT.lastHour - PICKUP_SLOT.firstHour) * 60) / PICKUP_SLOT.minutes;
  if (day > lastBookableDay(now)) return [];
  const first = startOfSeoulDay(day) + PICKUP_SLOT.firstHour * HOUR_MS;
  return Array.from({ length: count }, (_, index) => new Date(first + index * PICKUP_SLOT.minutes * MINUTE_MS)).filter(
    (startsAt) => isInTime(startsAt, now),
  );
};

/** Places left in a slot of a shop that is open. */
export const placesLeft = ({ capacity, taken }: Pick<SlotCalendar, 'capacity' | 'taken'>, startsAt: Date): number => {
  const slot = taken.get(startsAt.getTime());
  return Math.max(0, (slot?.capacity ?? capacity) - (slot?.booked ?? 0));
};

/** The slots of a day in Seoul that can still be booked, full ones with 0 places left; none on a closed day. */
export const slotsOfDay = (calendar: SlotCalendar, day: string, now: Date): OfferedSlot[] =>
  isOpenDay(calendar, day)
    ? bookableStarts(day, now).map((startsAt) => ({
        startsAt,
        endsAt: slotEnd(startsAt),
        left: placesLeft(calendar, startsAt),
      }))
    : [];
