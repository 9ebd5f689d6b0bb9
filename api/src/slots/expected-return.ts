import { returnDay, turnaroundDaysOf, type OpenDays } from '@dongne/contract';
import type { Clock } from '../common/clock';
import type { Executor } from '../database/database';
import { pricesOf, type Laundry } from '../laundries/laundry-repository';
import { endOfDay, seoulDate } from './slot-rules';
import { openDaysOf } from './slot-service';

/**
 * The end of the day on which a shop gives back what it collects on a day (YYYY-MM-DD), as an offer's due date is; null when it
 * cannot be said.
 */
export const returnAfter = (collectedOn: string, turnaroundDays: number | null, openDays: OpenDays): Date | null => {
  const day = turnaroundDays === null ? null : returnDay(collectedOn, turnaroundDays, openDays);
  return day === null ? null : endOfDay(day);
};

/**
 * When a shop would give an order back by its own days of work: what is expected until its offer says it for good.
 *
 * @param order.categories of the pieces that the customer has counted; none for the shop's usual.
 */
export const expectedReturn = async (
  { database, clock }: { readonly database: Executor; readonly clock: Clock },
  laundry: Laundry,
  { collectionTime, categories }: { readonly collectionTime: Date; readonly categories: readonly string[] },
): Promise<Date | null> => {
  const turnaroundDays = turnaroundDaysOf(await pricesOf(database, laundry.id), categories);
  return returnAfter(seoulDate(collectionTime), turnaroundDays, await openDaysOf(database, laundry, clock));
};
