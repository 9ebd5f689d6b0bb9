import { deliveryFee, type DeliveryTerms } from '@dongne/contract';

/** What an order may cost before the shop has seen it, in won. */
export interface Estimate {
  readonly min: number;
  readonly max: number;
  readonly lines: {
    readonly label: string;
    readonly count: number;
    readonly min: number;
    readonly max: number;
  }[];
}

/** Stains are treated on top of the price of a piece; domain, main services. */
export const STAIN_REMOVAL_WON = 5_000;
/** Premium care doubles the price of a piece; domain, main services. */
export const PREMIUM_FACTOR = 2;
/** What people mostly hand over. A customer who only says how many pieces sees a range over these. */
const EVERYDAY: ReadonlySet<string> = new Set([
  '상의/재킷',
  '하의',
  '스커트',
  '와이셔츠',
  '티셔츠',
  '블라우스',
  '원피스',
  '스웨터/가디건',
]);

/** A shop's price list and how it charges for delivery. */
export interface PriceList {
  readonly prices: readonly { readonly category: string; readonly priceWon: number }[];
  readonly delivery: DeliveryTerms;
}

const withDelivery = (list: PriceList, lines: Estimate['lines']): Estimate => {
  const min = lines.reduce((total, line) => total + line.min, 0);
  const max = lines.reduce((total, line) => total + line.max, 0);
  return { min: min + deliveryFee(list.delivery, min), max: max + deliveryFee(list.delivery, max), lines };
};

/** An estimate for pieces the customer names: list prices, plus the delivery fee below the threshold. */
export const estimateItems = (
  list: PriceList,
  items: readonly { readonly category: string; readonly count: number }[],
): Estimate => {
  const priceOf = new Map(list.prices.map(({ category, priceWon }) => [category, priceWon]));
  const lines = items.map(({ category, count }) => {
    const won = (priceOf.get(category) ?? 0) * count;
    return { label: category, count, min: won, max: won };
  });
  return withDelivery(list, lines);
};

/** What the customer says on the request form. */
export interface Announced {
  readonly count: number;
  readonly hasPremium: boolean;
  readonly hasStain: boolean;
  readonly servicesWon: number;
}

/** An estimate for a number of pieces: between the shop's cheapest and dearest everyday category. */
export const estimateCount = (list: PriceList, announced: Announced): Estimate => {
  const everyday = list.prices.filter(({ category }) => EVERYDAY.has(category)).map(({ priceWon }) => priceWon);
  const factor = announced.hasPremium ? PREMIUM_FACTOR : 1;
  const cheapest = everyday.length === 0 ? 0 : Math.min(...everyday);
  const dearest = everyday.length === 0 ? 0 : Math.max(...everyday);
  const lines = [
    {
      label: '세탁',
      count: announced.count,
      min: cheapest * factor * announced.count,
      max: dearest * factor * announced.count,
    },
    ...(announced.hasStain ? [{ label: '얼룩 제거', count: 1, min: STAIN_REMOVAL_WON, max: STAIN_REMOVAL_WON }] : []),
    ...(announced.servicesWon > 0
      ? [{ label: '추가 서비스', count: 1, min: announced.servicesWon, max: announced.servicesWon }]
      : []),
  ];
  return withDelivery(list, lines);
};
