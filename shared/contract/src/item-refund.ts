import type { PriceLine } from './offer';

/** Approved item. */
interface ApprovedItem {
  readonly id: number;
  readonly priceWon: number;
}

/**
 * Splits an amount in proportion to weights, to the won: the parts add up to the amount, and each is less than a won
 * off its exact share.
 */
const inProportion = (amountWon: number, weights: readonly number[]): readonly number[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let [weighed, given] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const until = whole === 0 ? 0 : Math.floor((amountWon * weighed) / whole);
    const part = until - given;
    given = until;
    return part;
  });
};

const sumOf = (lines: readonly PriceLine[], kinds: readonly PriceLine['kind'][]): number =>
  lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amountWon }) => sum + amountWon, 0);

/**
 * Returns each approved item's share of the final price, after membership and coupon. Delivery, fees and paid extras
 * belong to no item. Independent of which items are refunded first, so that all refunds add up.
 *
 * @param items all approved items;
 * @param lines those of the final price.
 * @returns whole won by item id.
 */
export const itemWorths = (
  items: readonly ApprovedItem[],
  lines: readonly PriceLine[],
): ReadonlyMap<number, number> => {
  const sorted = [...items].sort((one, other) => one.id - other.id);
  const listWon = sumOf(lines, ['items', 'mends', 'services']);
  const laundryWon = Math.max(0, listWon + sumOf(lines, ['membership', 'coupon']));
  const itemsWon = sorted.reduce((sum, { priceWon }) => sum + priceWon, 0);
  const weights = [...sorted.map(({ priceWon }) => priceWon), Math.max(0, listWon - itemsWon)];
  const parts = inProportion(laundryWon, weights);
  return new Map(sorted.map(({ id }, index) => [id, parts[index] ?? 0]));
};

/** Refund of items, by means of payment. */
export interface ItemsBack {
  readonly paidWon: number;
  readonly points: number;
}

/**
 * Splits a refund: money first, up to what remains of the payment; then the used points. Waived amounts are not
 * refunded.
 *
 * @param worthWon share of the items;
 * @param left what remains of the payment and of the points after earlier refunds.
 */
export const itemsBack = (worthWon: number, left: { readonly paidWon: number; readonly points: number }): ItemsBack => {
  const paidWon = Math.min(worthWon, left.paidWon);
  return { paidWon, points: Math.min(worthWon - paidWon, left.points) };
};
