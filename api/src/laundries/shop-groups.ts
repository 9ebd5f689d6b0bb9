import type { ShopSort } from '@dongne/contract';

/** How a shop reaches a customer: by its own van, by an agency, or not at all. */
export type Coverage = 'self' | 'agency' | 'none';

/** What decides whether a shop delivers somewhere. */
export interface Reach {
  readonly canDelivery: boolean;
  readonly deliveryRadiusM: number;
  readonly useDeliveryAgency: boolean;
  /** First two digits of the shop's legal-dong code. */
  readonly sidoCode: string;
}

/**
 * How a shop delivers to a place: its van goes as far as the shop says, an agency covers the shop's whole sido.
 *
 * @param sidoCode of the place; null when it is not known.
 */
export const coverageOf = (shop: Reach, distanceM: number, sidoCode: string | null): Coverage => {
  if (shop.canDelivery && distanceM <= shop.deliveryRadiusM) return 'self';
  return shop.useDeliveryAgency && shop.sidoCode === sidoCode ? 'agency' : 'none';
};

/** What decides where a shop stands in the list. */
export interface Groupable {
  readonly id: number;
  readonly coverage: Coverage;
  readonly isPaused: boolean;
  readonly canNewRequest: boolean;
  readonly hasMembershipService: boolean;
  readonly distanceM: number;
  readonly rating: number;
  readonly usageCount: number;
}

/** The lists of `list/group` without the first, which holds the customer's own shops. */
export interface Groups<T> {
  readonly secondList: readonly T[];
  readonly thirdList: readonly T[];
  readonly third2List: readonly T[];
  readonly fourthList: readonly T[];
}

type GroupName = keyof Groups<never>;

/** The list a shop belongs to; ruling on the five groups. What cannot be ordered from now stands last. */
export const groupOf = (shop: Groupable): GroupName => {
  if (shop.coverage === 'none' || shop.isPaused || !shop.canNewRequest) return 'fourthList';
  if (shop.hasMembershipService) return 'secondList';
  return shop.coverage === 'self' ? 'thirdList' : 'third2List';
};

// The default order weighs what a neighbour would: near first, and a well-liked shop is worth some way. One star is worth 400 m.
const METRES_PER_STAR = 400;
const appeal = (shop: Groupable): number => shop.rating * METRES_PER_STAR - shop.distanceM;

const ORDER: Record<ShopSort, (a: Groupable, b: Groupable) => number> = {
  Membership: (a, b) => appeal(b) - appeal(a),
  Using: (a, b) => b.usageCount - a.usageCount,
  Distance: (a, b) => a.distanceM - b.distanceM,
};

/** Sorts shops into their lists. Equal ones stand by distance, then by id, so that the order never flickers. */
export const groupShops = <T extends Groupable>(shops: readonly T[], sort: ShopSort): Groups<T> => {
  const sorted = shops.toSorted((a, b) => ORDER[sort](a, b) || a.distanceM - b.distanceM || a.id - b.id);
  const listOf = (name: GroupName): T[] => sorted.filter((shop) => groupOf(shop) === name);
  return {
    secondList: listOf('secondList'),
    thirdList: listOf('thirdList'),
    third2List: listOf('third2List'),
    fourthList: listOf('fourthList'),
  };
};
