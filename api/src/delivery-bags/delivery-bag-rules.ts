import { DELIVERY_BAG, seoulDay } from '@dongne/contract';

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * The last day on which a bag arrives that is ordered on this one; product specification §9, within 5 weekdays.
 *
 * @param today a date in Seoul, `2026-03-02`.
 */
export const deliverByOf = (today: string): string => {
  let day = seoulDay(today);
  for (let weekdays = 0; weekdays < DELIVERY_BAG.weekdays;) {
    day = day.add(1, 'day');
    if (day.day() !== SATURDAY && day.day() !== SUNDAY) weekdays += 1;
  }
  return day.format('YYYY-MM-DD');
};

/** What the next bag of somebody costs who has ordered so many, in won; ruling. */
export const priceOfNextBag = (orderedBefore: number): number => (orderedBefore === 0 ? 0 : DELIVERY_BAG.priceWon);
