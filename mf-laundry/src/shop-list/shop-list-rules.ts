import {
  SHOP_DISTANCE_M,
  type LooserFilter,
  type MainService,
  type ShopCard,
  type ShopFilter,
  type ShopGroups,
  type ShopSort,
} from '@dongne/contract';

/** Distance range of the search, in metres. */
export interface DistanceRange {
  readonly beginDistance: number;
  readonly endDistance: number;
}

/** Filters of the list, named as in the specification. */
export interface ShopFilters extends DistanceRange {
  readonly sort: ShopSort;
  readonly isFreeDelivery: boolean;
  readonly isMembershipService: boolean;
  readonly isParking: boolean;
  readonly canMend: boolean;
  /** Only the member's favourites. */
  readonly isFavourite: boolean;
  readonly handleItem: MainService | null;
  /** Search text; empty without a search. */
  readonly q: string;
}

/** Initial filters: default order, 0 to 5000 m, nothing filtered; product specification §9. */
export const INITIAL_FILTERS: ShopFilters = {
  sort: 'Membership',
  isFreeDelivery: false,
  isMembershipService: false,
  isParking: false,
  canMend: false,
  isFavourite: false,
  beginDistance: 0,
  endDistance: SHOP_DISTANCE_M.initialEnd,
  handleItem: null,
  q: '',
};

/** Selectable end distances, in metres. */
export const END_DISTANCES = [SHOP_DISTANCE_M.initialEnd, 7_000, SHOP_DISTANCE_M.max] as const;

/**
 * Range after a choice: an end of 10000 means 0 to 10000, anything else only widens.
 * Product specification §5.
 */
export const widenDistance = (range: DistanceRange, chosen: DistanceRange): DistanceRange =>
  chosen.endDistance === SHOP_DISTANCE_M.max
    ? { beginDistance: 0, endDistance: SHOP_DISTANCE_M.max }
    : {
        beginDistance: Math.min(range.beginDistance, chosen.beginDistance),
        endDistance: Math.max(range.endDistance, chosen.endDistance),
      };

/** Filters whose change resets the begin distance; product specification §5. */
const RESETS_BEGIN = ['isParking', 'canMend', 'isMembershipService'] as const;

/** Filters after a change; parking, mending and membership reset the begin distance to 0. */
export const changeFilters = (filters: ShopFilters, change: Partial<ShopFilters>): ShopFilters => {
  const changed = { ...filters, ...change };
  return RESETS_BEGIN.some((name) => changed[name] !== filters[name]) ? { ...changed, beginDistance: 0 } : changed;
};

/** Filters after a reset; order and search stay. */
export const resetFilters = ({ sort, q }: ShopFilters): ShopFilters => ({ ...INITIAL_FILTERS, sort, q });

/** Filters without one; the distance becomes the widest range. */
export const withoutFilter = (filters: ShopFilters, filter: ShopFilter): ShopFilters =>
  filter === 'endDistance'
    ? { ...filters, beginDistance: 0, endDistance: SHOP_DISTANCE_M.max }
    : { ...filters, [filter]: INITIAL_FILTERS[filter] };

/** Number of active filters, without order and search. */
export const countFilters = (filters: ShopFilters): number =>
  [
    filters.isFreeDelivery,
    filters.isMembershipService,
    filters.isParking,
    filters.canMend,
    filters.isFavourite,
    filters.handleItem !== null,
    filters.endDistance !== INITIAL_FILTERS.endDistance,
  ].filter(Boolean).length;

/** Group of the list with its heading. */
export interface ShopSection {
  readonly title: string;
  readonly shops: readonly ShopCard[];
}

/** Loaded part of the list. */
export interface ReadShops {
  readonly sections: readonly ShopSection[];
  /** Total number of shops. */
  readonly count: number;
  /** Suggested filters to remove when nothing was found. */
  readonly looser: readonly LooserFilter[];
}

/**
 * Groups of the list, from the customer's own shops to visit-only ones, without empty groups. Product specification §5
 * merges the third-2 and fourth lists; the first page already says so, so that headings do not change while more is
 * loaded.
 * @param isMembershipShown false for partner programmes without the membership.
 * @param except shop to exclude.
 */
export const readShops = (
  pages: readonly ShopGroups[],
  isMembershipShown = true,
  except: number | null = null,
): ReadShops => {
  const found = pages[0]?.found ?? { count: 0, third2List: 0, fourthList: 0, looser: [] };
  // Deduplicates shops that moved between pages when their price or pause changed.
  const seen = new Set<number>();
  const isMerged = found.third2List > 0 && found.fourthList > 0;
  const all = (group: 'firstList' | 'secondList' | 'thirdList' | 'third2List' | 'fourthList'): readonly ShopCard[] =>
    pages.flatMap((page) => page[group].filter(({ id }) => !seen.has(id) && seen.add(id)));
  const own = all('firstList');
  const sections = [
    { title: '내 세탁소', shops: own },
    { title: isMembershipShown ? '멤버십 할인·수거 배송' : '추천 세탁소', shops: all('secondList') },
    { title: '수거·배송해 주는 세탁소', shops: all('thirdList') },
    { title: '배송 대행으로 오가는 세탁소', shops: isMerged ? [] : all('third2List') },
    {
      title: isMerged ? '배송 대행·직접 방문·휴무' : '직접 방문·휴무',
      shops: isMerged ? [...all('third2List'), ...all('fourthList')] : all('fourthList'),
    },
  ];
  const isLeftOut = sections.some(({ shops }) => shops.some(({ id }) => id === except));
  return {
    sections: sections
      .map(({ title, shops }) => ({ title, shops: shops.filter(({ id }) => id !== except) }))
      .filter(({ shops }) => shops.length > 0),
    count: own.length + found.count - (isLeftOut ? 1 : 0),
    looser: found.looser,
  };
};

/** Number of shops that fills the first screen of any phone. */
const FIRST_SCREEN = 8;

/** Part of the list on the first screen. */
export const firstScreenOf = (sections: readonly ShopSection[]): readonly ShopSection[] => {
  let left = FIRST_SCREEN;
  return sections
    .map(({ title, shops }) => {
      const shown = shops.slice(0, left);
      left -= shown.length;
      return { title, shops: shown };
    })
    .filter(({ shops }) => shops.length > 0);
};
