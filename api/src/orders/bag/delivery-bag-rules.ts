import { DELIVERY_BAG } from '@dongne/contract';
import { workdaysAfter } from './workdays';

/**
 * The last day on which a bag arrives that is ordered on this one; product specification §9, within 5 weekdays.
 *
 * @param today a date in Seoul, `2026-03-02`.
 */
export const deliverByOf = (today: string): string => workdaysAfter(today, DELIVERY_BAG.weekdays);

/** What the next bag of somebody costs who has ordered so many, in won; ruling. */
export const priceOfNextBag = (orderedBefore: number): number => (orderedBefore === 0 ? 0 : DELIVERY_BAG.priceWon);
