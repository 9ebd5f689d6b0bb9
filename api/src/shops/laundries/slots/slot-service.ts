import { startOfSeoulDay, type OpenDays, seoulDate } from '@dongne/contract';
import type { Clock, Executor } from '#base';
import type { Laundry } from '../laundry-repository';
import type { ShopOffer } from '../shop-page-repository';
import { isPausedOn, pauseDaysOf } from '../shop-view';
import { holidaysFrom, takenSlots } from './slot-repository';
import { endOfDay, lastBookableDay, slotsOfDay, type OfferedSlot } from './slot-rules';

/** Closed days and pause of a shop for the slot rules. */
export const openDaysIn = (
  offer: Pick<ShopOffer, 'closedWeekdays' | 'holidays' | 'pauseStartDate' | 'pauseEndDate'>,
): OpenDays => ({
  closedWeekdays: offer.closedWeekdays,
  holidays: offer.holidays,
  pause: pauseDaysOf(offer),
});

/** Reads the closed days of a shop first. */
export const openDaysOf = async (executor: Executor, laundry: Laundry, clock: Clock): Promise<OpenDays> =>
  openDaysIn({ ...laundry, holidays: await holidaysFrom(executor, laundry.id, seoulDate(clock.now())) });

/** Bookable slots of a day (YYYY-MM-DD, Seoul); none while the shop takes no new request. */
export const offeredSlots = async (
  { database, clock }: { readonly database: Executor; readonly clock: Clock },
  laundry: ShopOffer,
  day: string,
): Promise<OfferedSlot[]> => {
  const today = seoulDate(clock.now());
  // Skips the query for a day out of range, which may also exceed the database's dates.
  if (day < today || day > lastBookableDay(clock.now())) return [];
  if (!laundry.canNewRequest || isPausedOn(laundry, today)) return [];
  const taken = await takenSlots(database, laundry.id, new Date(startOfSeoulDay(day)), endOfDay(day));
  return slotsOfDay({ ...openDaysIn(laundry), capacity: laundry.slotCapacity, taken }, day, clock.now());
};
