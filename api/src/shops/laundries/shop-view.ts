import { flag } from '#base';
import type { OpenDays } from '@dongne/contract';
import type { ShopCardView } from './laundry-schemas';
import { faceOf } from './pictures/picture-address';
import { coverageOf, type Coverage, type Groupable } from './shop-groups';
import type { CardShop } from './shop-search-repository';
import { sidoCodeOf, type ViewerPlace } from './viewer-place';

/** First and last day of a shop's pause, and today in Seoul, all YYYY-MM-DD. */
export const isPausedOn = (
  shop: { readonly pauseStartDate: string | null; readonly pauseEndDate: string | null },
  today: string,
): boolean =>
  shop.pauseStartDate !== null &&
  shop.pauseEndDate !== null &&
  shop.pauseStartDate <= today &&
  today <= shop.pauseEndDate;

/** The days of a shop's pause, for the rules about its open days. */
export const pauseDaysOf = ({
  pauseStartDate: from,
  pauseEndDate: to,
}: {
  readonly pauseStartDate: string | null;
  readonly pauseEndDate: string | null;
}): OpenDays['pause'] => (from === null || to === null ? null : { from, to });

/** What decides how far a shop comes. */
type Reaching = Pick<CardShop, 'canDelivery' | 'deliveryRadiusM' | 'useDeliveryAgency' | 'bcode'>;

/** How a shop reaches a place it is so many metres away from. */
export const coverageFor = (
  { canDelivery, deliveryRadiusM, useDeliveryAgency, bcode }: Reaching,
  distanceM: number,
  place: Pick<ViewerPlace, 'sidoCode'> | null,
): Coverage =>
  coverageOf(
    { canDelivery, deliveryRadiusM, useDeliveryAgency, sidoCode: sidoCodeOf(bcode) },
    distanceM,
    place?.sidoCode ?? null,
  );

/** A row with what the groups need to know of it. */
export type ListedShop = CardShop & Groupable;

/**
 * Adds to a row how the shop reaches the customer and whether it is paused today. To the row itself: to copy its thirty values took
 * half of what making a list of shops takes.
 */
export const listedShop = <Row extends CardShop>(shop: Row, place: ViewerPlace, today: string): Row & Groupable =>
  Object.assign(shop, { coverage: coverageFor(shop, shop.distanceM, place), isPaused: isPausedOn(shop, today) });

/** Whether a request from that place would be taken now. */
export const canBeOrderedFrom = ({ coverage, isPaused, canNewRequest }: ListedShop): boolean =>
  coverage !== 'none' && !isPaused && canNewRequest;

/** A shop's first free slot, and when it usually gives back what it collects then. */
export interface FirstPickup {
  readonly startsAt: Date;
  readonly returnAt: Date | null;
}

/** A shop as lists show it, with its first free slot where it has one. */
export const shopCard = (shop: ListedShop, pickup: FirstPickup | undefined): ShopCardView => ({
  id: shop.id,
  laundryName: shop.laundryName,
  profilePicture: faceOf(shop),
  distance: Math.round(shop.distanceM),
  rating: roundedRating(shop.rating),
  reviewCount: shop.reviewCount,
  division: shop.division,
  canMend: shop.canMend,
  isFreeDelivery: shop.isFreeDelivery,
  isParking: shop.isParking,
  hasMembershipService: shop.hasMembershipService,
  canDelivery: flag(shop.canDelivery),
  useDeliveryAgency: flag(shop.useDeliveryAgency),
  canNewRequest: flag(shop.canNewRequest),
  canPause: flag(shop.isPaused),
  reasonForPause: shop.isPaused ? shop.reasonForPause : null,
  pauseEndDate: shop.isPaused ? shop.pauseEndDate : null,
  priceFrom: shop.priceFromWon,
  handleItems: shop.handleItems,
  pickupAt: pickup?.startsAt.toISOString() ?? null,
  returnBy: pickup?.returnAt?.toISOString() ?? null,
  dong: shop.dong,
  deliveryFeeWon: shop.deliveryFeeWon,
  freeFromWon: shop.freeFromWon,
});

/** `4.6666` → `4.7` */
export const roundedRating = (rating: number): number => Math.round(rating * 10) / 10;
