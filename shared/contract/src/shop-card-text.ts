import { DOT } from './dot';
import type { ShopCard } from './api-types';
import { formatDay } from './dates';
import { formatWon } from './numbers';
import { formatNearDay } from './request-progress';

/** Formats the price of a shop in lists: `와이셔츠 1,900원`, or of the searched piece; else the lowest price. */
export const cardPriceText = ({ comparedPrice, priceFrom }: Pick<ShopCard, 'comparedPrice' | 'priceFrom'>): string =>
  comparedPrice ? `${comparedPrice.category} ${formatWon(comparedPrice.priceWon)}` : `${formatWon(priceFrom)}부터`;

/** Formats the days of a first order: `내일 수거 · 11월 25일 (수) 배송 예정`; null while nothing can be ordered. */
export const cardDaysText = (
  { pickupAt, returnBy }: Pick<ShopCard, 'pickupAt' | 'returnBy'>,
  now: Parameters<typeof formatNearDay>[1],
): string | null => {
  if (pickupAt === null) return null;
  const pickup = `${formatNearDay(pickupAt, now)} 수거`;
  return returnBy === null ? pickup : `${pickup}${DOT}${formatDay(returnBy)} 배송 예정`;
};
