import type { PriceLine } from './offer';

/** An item that was approved. */
interface ApprovedItem {
  readonly id: number;
  readonly priceWon: number;
}

/**
 * Splits an amount in proportion to weights, to the won: the parts sum to the amount, and each is less than a won away from its
 * exact share.
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
 * What each approved item costs in the final price: its share of the laundry after membership and coupon. Delivery, fees and paid
 * extras belong to no item. It does not depend on which items are asked for first, so all refunds together sum to the same.
 *
 * @param items all that were approved; @param lines those of the final price.
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

/** What goes back for items, by the way it came. */
export interface ItemsBack {
  readonly paidWon: number;
  readonly points: number;
}

/**
 * Money goes back first, as far as there is any left of what was paid; then the points that were used. What was waived was paid
 * by nobody and goes back to nobody.
 *
 * @param worthWon what the items cost; @param left what of the payment and of the points has not gone back yet.
 */
export const itemsBack = (worthWon: number, left: { readonly paidWon: number; readonly points: number }): ItemsBack => {
  const paidWon = Math.min(worthWon, left.paidWon);
  return { paidWon, points: Math.min(worthWon - paidWon, left.points) };
};
