import { startOfSeoulDay, type OpenDays, seoulDate } from '@dongne/contract';
import type { Clock } from '../../common';
import type { Executor } from '../../database';
import type { Laundry } from '../laundry-repository';
import { isPausedOn, pauseDaysOf } from '../shop-view';
import { holidaysFrom, takenSlots } from './slot-repository';
import { endOfDay, lastBookableDay, slotsOfDay, type OfferedSlot } from './slot-rules';

/** A shop's closed days and pause, for the slot rules. */
export const openDaysOf = async (executor: Executor, laundry: Laundry, clock: Clock): Promise<OpenDays> => ({
  closedWeekdays: laundry.closedWeekdays,
  holidays: await holidaysFrom(executor, laundry.id, seoulDate(clock.now())),
  pause: pauseDaysOf(laundry),
});

/** The slots of a day (YYYY-MM-DD, Seoul) that can be booked now; none while the shop takes no new request. */
export const offeredSlots = async (
  { database, clock }: { readonly database: Executor; readonly clock: Clock },
  laundry: Laundry,
  day: string,
): Promise<OfferedSlot[]> => {
  const today = seoulDate(clock.now());
  // A day that nobody can book needs no look into the database, and may be one that it could not even hold.
  if (day < today || day > lastBookableDay(clock.now())) return [];
  if (!laundry.canNewRequest || isPausedOn(laundry, today)) return [];
  const taken = await takenSlots(database, laundry.id, new Date(startOfSeoulDay(day)), endOfDay(day));
  const openDays = await openDaysOf(database, laundry, clock);
  return slotsOfDay({ ...openDays, capacity: laundry.slotCapacity, taken }, day, clock.now());
};
