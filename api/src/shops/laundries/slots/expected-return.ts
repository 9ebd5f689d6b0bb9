import { ANY_LAUNDRY, returnDay, turnaroundDaysOf, type Announced, type OpenDays, seoulDate } from '@dongne/contract';
import type { ShopOffer } from '../shop-page-repository';
import { endOfDay } from './slot-rules';
import { openDaysIn } from './slot-service';

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
 * @param order.pieces all pieces, and those that the customer has counted; the shop's usual when left out.
 */
export const expectedReturn = (
  offer: ShopOffer,
  {
    collectionTime,
    pieces = ANY_LAUNDRY,
  }: { readonly collectionTime: Date; readonly pieces?: Pick<Announced, 'count' | 'items'> },
): Date | null => returnAfter(seoulDate(collectionTime), turnaroundDaysOf(offer.prices, pieces), openDaysIn(offer));
