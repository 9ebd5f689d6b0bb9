import { flag } from '#base';
import type { OpenDays } from '@dongne/contract';
import type { ShopCardView } from './laundry-schemas';
import { faceOf } from './pictures/picture-address';
import { coverageOf, type Coverage, type Groupable } from './shop-groups';
import type { CardShop } from './shop-search-repository';
import { sidoCodeOf, type ViewerPlace } from './viewer-place';

/** Whether a shop is paused; all days are in Seoul, YYYY-MM-DD. */
export const isPausedOn = (
  shop: { readonly pauseStartDate: string | null; readonly pauseEndDate: string | null },
  today: string,
): boolean =>
  shop.pauseStartDate !== null &&
  shop.pauseEndDate !== null &&
  shop.pauseStartDate <= today &&
  today <= shop.pauseEndDate;

/** Pause of a shop for the opening-day rules. */
export const pauseDaysOf = ({
  pauseStartDate: from,
  pauseEndDate: to,
}: {
  readonly pauseStartDate: string | null;
  readonly pauseEndDate: string | null;
}): OpenDays['pause'] => (from === null || to === null ? null : { from, to });

/** Properties that determine a shop's delivery area. */
type Reaching = Pick<CardShop, 'canDelivery' | 'deliveryRadiusM' | 'useDeliveryAgency' | 'bcode'>;

/** Delivery of a shop to a place at a distance. */
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

/** Row with the properties for its group. */
export type ListedShop = CardShop & Groupable;

/** Adds delivery and pause to a row. Mutates it, because copying its thirty values took half of the list's time. */
export const listedShop = <Row extends CardShop>(shop: Row, place: ViewerPlace, today: string): Row & Groupable =>
  Object.assign(shop, { coverage: coverageFor(shop, shop.distanceM, place), isPaused: isPausedOn(shop, today) });

/** Whether a request from that place would be accepted now. */
export const canBeOrderedFrom = ({ coverage, isPaused, canNewRequest }: ListedShop): boolean =>
  coverage !== 'none' && !isPaused && canNewRequest;

/** First free slot of a shop, and its usual return date. */
export interface FirstPickup {
  readonly startsAt: Date;
  readonly returnAt: Date | null;
}

/** Shop card with its first free slot, if any. */
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
