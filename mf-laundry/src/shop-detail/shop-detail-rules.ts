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

/** Reason why no pickup can be ordered now; `undefined` when one can. */
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

/** `매주 일요일`, `매주 토·일요일`; `연중무휴` without a closed weekday. */
export const closedWeekdaysText = (closedWeekdays: readonly number[]): string => {
  const names = [...closedWeekdays].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((day) => WEEKDAYS[day] ?? '');
  return names.length === 0 ? '연중무휴' : `매주 ${names.join('·')}요일`;
};

/** Upcoming days off: `3월 4일 (화)`. */
export const holidayTexts = (holidays: readonly string[]): readonly string[] =>
  holidays.map((day) => formatCalendarDay(day));

/** Price with its local average. */
export interface ComparedPrice {
  readonly category: ItemCategory;
  readonly priceWon: number;
  /** Working days of the shop from pickup to return. */
  readonly turnaroundDays: number;
  /** Rounded to 100 won, the usual step of prices; `undefined` while unknown. */
  readonly averageWon: number | undefined;
}

/** Usual step of prices; an average in single won would pretend precision. */
const PRICE_STEP_WON = 100;

/** Prices with local averages; undefined for a category without other shops. */
export const comparePrices = (
  prices: ShopDetail['prices'],
  averages: readonly AverageCharge[] | undefined,
): readonly ComparedPrice[] => {
  const averageOf = new Map(
    averages?.map(({ category, average }) => [category, Math.round(average / PRICE_STEP_WON) * PRICE_STEP_WON]),
  );
  return prices.map((price) => ({ ...price, averageWon: averageOf.get(price.category) }));
};
