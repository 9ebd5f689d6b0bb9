import { SHOP_DISTANCE_M, SHOP_FILTERS, type ShopFilter } from '@dongne/contract';
import type { Executor } from '#base';
import type { ShopGroupsView } from './laundry-schemas';
import { countOf, LIST_RANK, type ListQuery } from './list-page-repository';
import type { ShopFilters } from './nearest-shop-repository';
import type { RankCounts } from './page-row';
import type { ViewerPlace } from './viewer-place';

type Found = NonNullable<ShopGroupsView['found']>;

/** Filters without each single one; undefined if that one is off. */
const LOOSER: Record<ShopFilter, (filters: ShopFilters) => ShopFilters | undefined> = {
  q: (filters) => (filters.words.length > 0 ? { ...filters, words: [] } : undefined),
  handleItem: (filters) => (filters.handleItem === null ? undefined : { ...filters, handleItem: null }),
  isFavourite: (filters) => (filters.favouritesOf === null ? undefined : { ...filters, favouritesOf: null }),
  isFreeDelivery: (filters) => (filters.isFreeDelivery ? { ...filters, isFreeDelivery: false } : undefined),
  isMembershipService: (filters) =>
    filters.isMembershipService ? { ...filters, isMembershipService: false } : undefined,
  isParking: (filters) => (filters.isParking ? { ...filters, isParking: false } : undefined),
  canMend: (filters) => (filters.canMend ? { ...filters, canMend: false } : undefined),
  endDistance: (filters) =>
    filters.endM < SHOP_DISTANCE_M.max || filters.beginM > 0
      ? { ...filters, beginM: 0, endM: SHOP_DISTANCE_M.max }
      : undefined,
};

/** Number of shops without each active filter, if higher; highest first. */
const looserThan = async (executor: Executor, place: ViewerPlace, question: ListQuery): Promise<Found['looser']> => {
  const { filters } = question;
  const looser: Found['looser'] = [];
  for (const filter of SHOP_FILTERS) {
    const fewer = LOOSER[filter](filters);
    if (fewer === undefined) continue;
    const count = await countOf(executor, place, { ...question, filters: fewer });
    if (count > 0) looser.push({ filter, count });
  }
  return looser.toSorted((a, b) => b.count - a.count);
};

/** Totals of a query by group and, if it finds nothing, looser filters. */
export const foundIn = async (
  executor: Executor,
  place: ViewerPlace,
  question: ListQuery,
  counts: RankCounts,
): Promise<Found> => {
  const of = (rank: number): number => counts[rank] ?? 0;
  const count = Object.values(counts).reduce((sum, shops) => sum + shops, 0);
  return {
    count,
    secondList: of(LIST_RANK.secondList),
    thirdList: of(LIST_RANK.thirdList),
    third2List: of(LIST_RANK.third2List),
    fourthList: of(LIST_RANK.toVisit) + of(LIST_RANK.resting),
    looser: count > 0 ? [] : await looserThan(executor, place, question),
  };
};
