import { SHOP_DISTANCE_M, type MainService, type ShopCard, type ShopGroups, type ShopSort } from '@dongne/contract';

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
  readonly handleItem: MainService | null;
}

/** The list as it opens: default order, 0 to 5000 m, nothing filtered; product specification §9. */
export const INITIAL_FILTERS: ShopFilters = {
  sort: 'Membership',
  isFreeDelivery: false,
  isMembershipService: false,
  isParking: false,
  canMend: false,
  beginDistance: 0,
  endDistance: SHOP_DISTANCE_M.initialEnd,
  handleItem: null,
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

/** Nothing filtered any more; the order stays as it was chosen. */
export const resetFilters = ({ sort }: ShopFilters): ShopFilters => ({ ...INITIAL_FILTERS, sort });

/** How many filters narrow or widen the list; the order is none. */
export const countFilters = (filters: ShopFilters): number =>
  [
    filters.isFreeDelivery,
    filters.isMembershipService,
    filters.isParking,
    filters.canMend,
    filters.handleItem !== null,
    filters.endDistance !== INITIAL_FILTERS.endDistance,
  ].filter(Boolean).length;

/** Product specification §5: when both a third-2 and a fourth list are there, they are one, the fourth. */
export const mergeLists = (groups: ShopGroups): ShopGroups =>
  groups.third2List.length > 0 && groups.fourthList.length > 0
    ? { ...groups, third2List: [], fourthList: [...groups.third2List, ...groups.fourthList] }
    : groups;

/** One group of the list under its heading. */
export interface ShopSection {
  readonly title: string;
  readonly shops: readonly ShopCard[];
}

/**
 * The list as it is read, from the customer's own shops to those they must visit; groups without shops are left out.
 *
 * @param isMembershipShown partner programmes may take the membership away.
 * @param except a shop that is no help now.
 */
export const sectionsOf = (
  groups: ShopGroups,
  isMembershipShown = true,
  except: number | null = null,
): readonly ShopSection[] => {
  const isMerged = groups.third2List.length > 0 && groups.fourthList.length > 0;
  const { firstList, secondList, thirdList, third2List, fourthList } = mergeLists(groups);
  return [
    { title: '내 세탁소', shops: firstList },
    { title: isMembershipShown ? '멤버십 할인·수거 배송' : '추천 세탁소', shops: secondList },
    { title: '수거·배송해 주는 세탁소', shops: thirdList },
    { title: '배송 대행으로 오가는 세탁소', shops: third2List },
    { title: isMerged ? '배송 대행·직접 방문·휴무' : '직접 방문·휴무', shops: fourthList },
  ]
    .map(({ title, shops }) => ({ title, shops: shops.filter(({ id }) => id !== except) }))
    .filter(({ shops }) => shops.length > 0);
};

/** How many shops the list shows. */
export const countShops = (sections: readonly ShopSection[]): number =>
  sections.reduce((sum, { shops }) => sum + shops.length, 0);

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
