import { LAUNDRY_COUNT } from './business-numbers';
import { ITEM_CATEGORIES, type ItemCategory } from './shop';

/** Pieces of one category that the customer counted before ordering. */
export interface AnnouncedItem {
  readonly category: ItemCategory;
  readonly count: number;
}

/** Categories of a shop: those it has a price for. */
type PricedCategories = readonly { readonly category: ItemCategory }[];

/** Total number of counted pieces. */
export const piecesOf = (items: readonly { readonly count: number }[]): number =>
  items.reduce((total, { count }) => total + count, 0);

/** Formats counted pieces: `와이셔츠 5, 코트 1`. */
export const announcedText = (items: readonly { readonly category: string; readonly count: number }[]): string =>
  items.map(({ category, count }) => `${category} ${count}`).join(', ');

type Pieces = readonly { readonly category: string; readonly count: number }[];

/** Sums several counts by category. */
const together = (...counts: readonly Pieces[]): ReadonlyMap<string, number> => {
  const sum = new Map<string, number>();
  for (const { category, count } of counts.flat()) sum.set(category, (sum.get(category) ?? 0) + count);
  return sum;
};

/**
 * Returns whether every named piece is among the washed ones; pieces counted without a category may be anything.
 *
 * @param mended garments that are washed while they are mended; `washedWhileMended`.
 */
export const hasNamedPieces = (
  named: Pieces,
  mended: Pieces,
  items: readonly { readonly kind: 'wash' | 'mend'; readonly category: string }[],
): boolean =>
  [...together(named, mended)].every(
    ([category, count]) => items.filter((item) => item.kind === 'wash' && item.category === category).length >= count,
  );

/**
 * Adds (1) or removes (-1) one piece of a category, up to the limit of an order. Keeps the order of the price lists.
 */
export const countPiece = (
  items: readonly AnnouncedItem[],
  category: ItemCategory,
  step: 1 | -1,
): readonly AnnouncedItem[] => {
  if (step === 1 && piecesOf(items) >= LAUNDRY_COUNT.max) return items;
  const before = new Map(items.map((item) => [item.category, item.count]));
  before.set(category, (before.get(category) ?? 0) + step);
  return ITEM_CATEGORIES.flatMap(({ category: each }) => {
    const count = before.get(each) ?? 0;
    return count > 0 ? [{ category: each, count }] : [];
  });
};

/** Drops categories without a price: the form could not show them for removal. */
export const stillOffered = (items: readonly AnnouncedItem[], prices: PricedCategories): readonly AnnouncedItem[] =>
  items.filter((item) => prices.some(({ category }) => category === item.category));

/**
 * Encodes counted pieces for a link: index of the category in the list of 27, then the count: `3.5-8.1`. Links are
 * stored and shared, so the list may only grow at its end.
 */
export const announcedParam = (items: readonly AnnouncedItem[]): string | undefined =>
  items.length === 0
    ? undefined
    : items
        .map(({ category, count }) => `${ITEM_CATEGORIES.findIndex((each) => each.category === category)}.${count}`)
        .join('-');

const itemOfParam = (text: string): AnnouncedItem | undefined => {
  const [, place, count] = /^(0|[1-9]\d?)\.([1-9]\d?)$/.exec(text) ?? [];
  const category = ITEM_CATEGORIES[Number(place)]?.category;
  return category === undefined ? undefined : { category, count: Number(count) };
};

/**
 * Decodes the pieces of a link. Ignores entries that are malformed, repeated, over the limit, or not offered by the
 * shop.
 */
export const announcedOfParam = (text: string | null, prices: PricedCategories): readonly AnnouncedItem[] => {
  let listed: readonly AnnouncedItem[] = [];
  for (const part of text?.split('-', ITEM_CATEGORIES.length) ?? []) {
    const item = itemOfParam(part);
    if (item === undefined || listed.some(({ category }) => category === item.category)) continue;
    if (piecesOf(listed) + item.count <= LAUNDRY_COUNT.max) listed = [...listed, item];
  }
  return stillOffered(listed, prices);
};
