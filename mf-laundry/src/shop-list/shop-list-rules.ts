import {
  SHOP_DISTANCE_M,
  type LooserFilter,
  type MainService,
  type ShopCard,
  type ShopFilter,
  type ShopGroups,
  type ShopSort,
} from '@dongne/contract';

/** How far from the customer shops are looked for, in metres. */
export interface DistanceRange {
  readonly beginDistance: number;
  readonly endDistance: number;
}

/** What the customer asks of the list; the names are the specification's. */
export interface ShopFilters extends DistanceRange {
  readonly sort: ShopSort;
  readonly isFreeDelivery: boolean;
  readonly isMembershipService: boolean;
  readonly isParking: boolean;
  readonly canMend: boolean;
  /** Only the shops that the member likes. */
  readonly isFavourite: boolean;
  readonly handleItem: MainService | null;
  /** What somebody searches for; empty when they do not. */
  readonly q: string;
}

/** The list as it opens: default order, 0 to 5000 m, nothing filtered; product specification §9. */
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

/** End distances a customer may choose, in metres. */
export const END_DISTANCES = [SHOP_DISTANCE_M.initialEnd, 7_000, SHOP_DISTANCE_M.max] as const;

/**
 * The range after the customer has chosen one: an end of 10000 is 0 to 10000, anything else only widens.
 * Product specification §5.
 */
export const widenDistance = (range: DistanceRange, chosen: DistanceRange): DistanceRange =>
  chosen.endDistance === SHOP_DISTANCE_M.max
    ? { beginDistance: 0, endDistance: SHOP_DISTANCE_M.max }
    : {
        beginDistance: Math.min(range.beginDistance, chosen.beginDistance),
        endDistance: Math.max(range.endDistance, chosen.endDistance),
      };

/** Filters whose change starts the search at the customer's door again; product specification §5. */
const RESETS_BEGIN = ['isParking', 'canMend', 'isMembershipService'] as const;

/** Filters after a change; another parking, mend or membership filter takes the begin distance back to 0. */
export const changeFilters = (filters: ShopFilters, change: Partial<ShopFilters>): ShopFilters => {
  const changed = { ...filters, ...change };
  return RESETS_BEGIN.some((name) => changed[name] !== filters[name]) ? { ...changed, beginDistance: 0 } : changed;
};

/** Nothing filtered any more; order and search stay as they were chosen. */
export const resetFilters = ({ sort, q }: ShopFilters): ShopFilters => ({ ...INITIAL_FILTERS, sort, q });

/** One filter less; the range becomes the widest. */
export const withoutFilter = (filters: ShopFilters, filter: ShopFilter): ShopFilters =>
  filter === 'endDistance'
    ? { ...filters, beginDistance: 0, endDistance: SHOP_DISTANCE_M.max }
    : { ...filters, [filter]: INITIAL_FILTERS[filter] };

/** How many filters narrow or widen the list; order and search are none. */
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

/** One group of the list under its heading. */
export interface ShopSection {
  readonly title: string;
  readonly shops: readonly ShopCard[];
}

/** The list as far as it was read. */
export interface ReadShops {
  readonly sections: readonly ShopSection[];
  /** How many there are to the end of the list. */
  readonly count: number;
  /** What would help where nothing was found. */
  readonly looser: readonly LooserFilter[];
}

/**
 * The list as it is read, from the customer's own shops to those they must visit; groups without shops are left out. Product
 * specification §5: when both a third-2 and a fourth list are there, they are one; the first page says it, so that no heading
 * changes while somebody reads on.
 *
 * @param isMembershipShown partner programmes may take the membership away.
 * @param except a shop that is no help now.
 */
export const readShops = (
  pages: readonly ShopGroups[],
  isMembershipShown = true,
  except: number | null = null,
): ReadShops => {
  const found = pages[0]?.found ?? { count: 0, third2List: 0, fourthList: 0, looser: [] };
  // One whose price or pause changed between two pages may come twice.
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

/** More than any phone shows before it is scrolled. */
const FIRST_SCREEN = 8;

/** As much of the list as a phone shows at first. */
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
