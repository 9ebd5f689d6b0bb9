/** Delivery to a customer: by the shop's own van, by an agency, or none. */
export type Coverage = 'self' | 'agency' | 'none';

/** Properties of a shop that determine its delivery area. */
export interface Reach {
  readonly canDelivery: boolean;
  readonly deliveryRadiusM: number;
  readonly useDeliveryAgency: boolean;
  /** First two digits of the shop's legal-dong code. */
  readonly sidoCode: string;
}

/**
 * Delivery of a shop to a place: its van has a radius, an agency covers the shop's whole sido.
 *
 * @param sidoCode of the place; null if unknown.
 */
export const coverageOf = (shop: Reach, distanceM: number, sidoCode: string | null): Coverage => {
  if (shop.canDelivery && distanceM <= shop.deliveryRadiusM) return 'self';
  return shop.useDeliveryAgency && shop.sidoCode === sidoCode ? 'agency' : 'none';
};

/** Properties of a shop that determine its group. */
export interface Groupable {
  readonly coverage: Coverage;
  readonly isPaused: boolean;
  readonly canNewRequest: boolean;
  readonly hasMembershipService: boolean;
}

/** Lists of `list/group` without the first, which has the customer's own shops. */
type GroupName = 'secondList' | 'thirdList' | 'third2List' | 'fourthList';

/** Group of a shop; ruling on the five groups. Shops that take no orders now come last. */
export const groupOf = (shop: Groupable): GroupName => {
  if (shop.coverage === 'none' || shop.isPaused || !shop.canNewRequest) return 'fourthList';
  if (shop.hasMembershipService) return 'secondList';
  return shop.coverage === 'self' ? 'thirdList' : 'third2List';
};

/** Weight of a rating star in the default order, as additional distance. */
export const METRES_PER_STAR = 400;
