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
  readonly coverage: Coverage;
  readonly isPaused: boolean;
  readonly canNewRequest: boolean;
  readonly hasMembershipService: boolean;
}

/** The lists of `list/group` without the first, which holds the customer's own shops. */
type GroupName = 'secondList' | 'thirdList' | 'third2List' | 'fourthList';

/** The list a shop belongs to; ruling on the five groups. What cannot be ordered from now stands last. */
export const groupOf = (shop: Groupable): GroupName => {
  if (shop.coverage === 'none' || shop.isPaused || !shop.canNewRequest) return 'fourthList';
  if (shop.hasMembershipService) return 'secondList';
  return shop.coverage === 'self' ? 'thirdList' : 'third2List';
};

/** The default order weighs what a neighbour would: near first, and a well-liked shop is worth some way. */
export const METRES_PER_STAR = 400;
