import { DELIVERY_BAG } from '@dongne/contract';
import { workdaysAfter } from './workdays';

/**
 * Latest delivery day of a bag ordered on this day; product specification §9, within 5 weekdays.
 *
 * @param today a date in Seoul, `2026-03-02`.
 */
export const deliverByOf = (today: string): string => workdaysAfter(today, DELIVERY_BAG.weekdays);

/** Price of a member's next bag, in won; ruling. */
export const priceOfNextBag = (orderedBefore: number): number => (orderedBefore === 0 ? 0 : DELIVERY_BAG.priceWon);
