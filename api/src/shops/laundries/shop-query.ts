import { COMPARED_CATEGORY, EVERYDAY_CATEGORIES, SHOP_DISTANCE_M, type ItemCategory } from '@dongne/contract';
import type { Executor } from '#base';
import { pricesAt } from './laundry-repository';
import type { ShopFilterQuery } from './laundry-schemas';
import type { ShopFilters } from './nearest-shop-repository';
import { searchWords } from './search-words';

/** Parses a switch of links and older clients. */
export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/**
 * Filters of a query; a visitor has no favourites. The range is 0 to 5000 m by default and at most 10000
 * (specification).
 */
export const filtersOf = (query: ShopFilterQuery, memberId: number | null): ShopFilters => ({
  beginM: query.beginDistance ?? 0,
  endM: Math.min(query.endDistance ?? SHOP_DISTANCE_M.initialEnd, SHOP_DISTANCE_M.max),
  isFreeDelivery: isOn(query.isFreeDelivery),
  isMembershipService: isOn(query.isMembershipService),
  isParking: isOn(query.isParking),
  canMend: isOn(query.canMend),
  handleItem: query.handleItem === undefined || query.handleItem === '' ? null : query.handleItem,
  favouritesOf: isOn(query.isFavourite) ? memberId : null,
  words: searchWords(query.q ?? ''),
});

/** Categories whose prices are shown: the searched ones, else a shirt. */
export const comparedCategories = ({ words }: ShopFilters): readonly [ItemCategory, ...ItemCategory[]] => {
  const [first, ...others] = words.flatMap(({ categories }) => categories);
  return first === undefined ? [COMPARED_CATEGORY] : [first, ...others];
};

/** Categories of which the slowest decides the return date: the searched ones, else everyday laundry. */
export const datedCategories = ({ words }: ShopFilters): readonly string[] => {
  const searched: readonly string[] = words.flatMap(({ categories }) => categories);
  return searched.length === 0 ? [...EVERYDAY_CATEGORIES] : searched;
};

/** Cheapest of the categories at each shop. */
export const comparedPrices = async (
  database: Executor,
  ids: readonly number[],
  categories: readonly ItemCategory[],
) => {
  const rows = ids.length === 0 ? [] : await pricesAt(database, ids, categories);
  return new Map(rows.toReversed().map(({ laundryId, ...price }) => [laundryId, price]));
};
