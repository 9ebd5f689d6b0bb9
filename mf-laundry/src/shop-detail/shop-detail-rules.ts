import {
  formatCalendarDay,
  noPickupReason,
  type AverageCharge,
  type ItemCategory,
  type ShopDetail,
} from '@dongne/contract';
import { pauseTextOf } from '../common/shop-pause';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;

type OrderableShop = Pick<
  ShopDetail,
  'canPause' | 'reasonForPause' | 'pauseEndDate' | 'canNewRequest' | 'canDelivery' | 'useDeliveryAgency' | 'coversMe'
>;

/** Why no pickup can be ordered from this shop now; `undefined` when one can. */
export const refusalOf = (shop: OrderableShop): string | undefined => {
  switch (noPickupReason(shop)) {
    case 'paused':
      return pauseTextOf(shop);
    case 'closedForRequests':
      return '지금은 새 신청을 받지 않아요';
    case 'visitOnly':
      return '직접 방문해야 하는 세탁소예요';
    case 'outOfArea':
      return '고객님 위치에는 수거·배송을 지원하지 않아요';
    case undefined:
      return undefined;
  }
};

/** `매주 일요일`, `매주 토·일요일`; a shop without a closed weekday is `연중무휴`. */
export const closedWeekdaysText = (closedWeekdays: readonly number[]): string => {
  const names = [...closedWeekdays].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((day) => WEEKDAYS[day] ?? '');
  return names.length === 0 ? '연중무휴' : `매주 ${names.join('·')}요일`;
};

/** The shop's days off to come: `3월 4일 (화)`, one after the other. */
export const holidayTexts = (holidays: readonly string[]): readonly string[] =>
  holidays.map((day) => formatCalendarDay(day));

/** A price beside what the neighbourhood asks. */
export interface ComparedPrice {
  readonly category: ItemCategory;
  readonly priceWon: number;
  /** Open days of the shop from the collection to the way back. */
  readonly turnaroundDays: number;
  /** Rounded to 100 won, as shops set their prices; `undefined` while it is not known. */
  readonly averageWon: number | undefined;
}

/** Shops set their prices in steps of this; an average in single won would pretend precision. */
const PRICE_STEP_WON = 100;

/** The price list with the averages around; a category nobody else offers has none. */
export const comparePrices = (
  prices: ShopDetail['prices'],
  averages: readonly AverageCharge[] | undefined,
): readonly ComparedPrice[] => {
  const averageOf = new Map(
    averages?.map(({ category, average }) => [category, Math.round(average / PRICE_STEP_WON) * PRICE_STEP_WON]),
  );
  return prices.map((price) => ({ ...price, averageWon: averageOf.get(price.category) }));
};
