import { ANY_LAUNDRY, returnDay, turnaroundDaysOf, type Announced, type OpenDays, seoulDate } from '@dongne/contract';
import type { ShopOffer } from '../shop-page-repository';
import { endOfDay } from './slot-rules';
import { openDaysIn } from './slot-service';

/** End of a shop's return day for a collection day (YYYY-MM-DD), like an offer's due date; null if unknown. */
export const returnAfter = (collectedOn: string, turnaroundDays: number | null, openDays: OpenDays): Date | null => {
  const day = turnaroundDays === null ? null : returnDay(collectedOn, turnaroundDays, openDays);
  return day === null ? null : endOfDay(day);
};

/**
 * Expected return by the shop's turnaround, until its offer sets the date.
 *
 * @param order.pieces all pieces, and those counted by the customer; by default the shop's usual ones.
 */
export const expectedReturn = (
  offer: ShopOffer,
  {
    collectionTime,
    pieces = ANY_LAUNDRY,
  }: { readonly collectionTime: Date; readonly pieces?: Pick<Announced, 'count' | 'items'> },
): Date | null => returnAfter(seoulDate(collectionTime), turnaroundDaysOf(offer.prices, pieces), openDaysIn(offer));
