import { startOfSeoulDay, type OpenDays, seoulDate } from '@dongne/contract';
import { type Clock, type Executor } from '#base';
import type { Laundry } from '../laundry-repository';
import type { ShopOffer } from '../shop-page-repository';
import { isPausedOn, pauseDaysOf } from '../shop-view';
import { holidaysFrom, takenSlots } from './slot-repository';
import { endOfDay, lastBookableDay, slotsOfDay, type OfferedSlot } from './slot-rules';

/** A shop's closed days and pause, for the slot rules. */
export const openDaysIn = (
  offer: Pick<ShopOffer, 'closedWeekdays' | 'holidays' | 'pauseStartDate' | 'pauseEndDate'>,
): OpenDays => ({
  closedWeekdays: offer.closedWeekdays,
  holidays: offer.holidays,
  pause: pauseDaysOf(offer),
});

/** The same of a shop whose holidays are not at hand. */
export const openDaysOf = async (executor: Executor, laundry: Laundry, clock: Clock): Promise<OpenDays> =>
  openDaysIn({ ...laundry, holidays: await holidaysFrom(executor, laundry.id, seoulDate(clock.now())) });

/** The slots of a day (YYYY-MM-DD, Seoul) that can be booked now; none while the shop takes no new request. */
export const offeredSlots = async (
  { database, clock }: { readonly database: Executor; readonly clock: Clock },
  laundry: ShopOffer,
  day: string,
): Promise<OfferedSlot[]> => {
  const today = seoulDate(clock.now());
  // A day that nobody can book needs no look into the database, and may be one that it could not even hold.
  if (day < today || day > lastBookableDay(clock.now())) return [];
  if (!laundry.canNewRequest || isPausedOn(laundry, today)) return [];
  const taken = await takenSlots(database, laundry.id, new Date(startOfSeoulDay(day)), endOfDay(day));
  return slotsOfDay({ ...openDaysIn(laundry), capacity: laundry.slotCapacity, taken }, day, clock.now());
};
