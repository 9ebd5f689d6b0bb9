import { PAID_SERVICE_LABEL, seoulDate } from '@dongne/contract';
import { Refusal, flag, type Needs, type Database } from '#base';
import { findLaundry, type Laundry } from './laundry-repository';
import type { ShopDetailView } from './laundry-schemas';
import { faceOf, galleryOf } from './pictures/picture-address';
import { findShopPage } from './shop-page-repository';
import { coverageFor, isPausedOn, roundedRating } from './shop-view';
import { placeOfViewer, type ViewerPlace } from './viewer-place';

/** Asserts that a shop was found. @throws {Refusal} `NOT_FOUND` when it was not. */
export const existing = <Shop>(laundry: Shop | undefined): Shop => {
  if (laundry === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 세탁소가 없어요.' });
  return laundry;
};

type ShopPage = NonNullable<Awaited<ReturnType<typeof findShopPage>>>;

/** Reads a shop. @throws {Refusal} `NOT_FOUND`. */
export const existingLaundry = async (executor: Database, id: number): Promise<Laundry> =>
  existing(await findLaundry(executor, id));

const pauseOf = (laundry: ShopPage, today: string) =>
  isPausedOn(laundry, today)
    ? {
        canPause: flag(true),
        reasonForPause: laundry.reasonForPause,
        pauseStartDate: laundry.pauseStartDate,
        pauseEndDate: laundry.pauseEndDate,
      }
    : { canPause: flag(false), reasonForPause: null, pauseStartDate: null, pauseEndDate: null };

/** Delivery of the shop to a place, and the distance that its van lacks. */
const reachOf = (laundry: ShopPage, distanceM: number | null, place: ViewerPlace | null) => {
  if (distanceM === null) return { coversMe: null, coverage: null, beyondReachM: null };
  const coverage = coverageFor(laundry, distanceM, place);
  const beyondM = Math.ceil(distanceM - laundry.deliveryRadiusM);
  return {
    coversMe: coverage !== 'none',
    coverage,
    beyondReachM: laundry.canDelivery && beyondM > 0 ? beyondM : null,
  };
};

/** `09:00:00` → `09:00` */
const hourAndMinute = (time: string): string => time.slice(0, 5);

/**
 * Details of a shop.
 *
 * @param memberId null for a visitor.
 * @throws {Refusal} `NOT_FOUND`.
 */
export const shopDetail = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number | null,
  id: number,
  position: { readonly latitude?: number; readonly longitude?: number },
): Promise<ShopDetailView> => {
  const today = seoulDate(clock.now());
  const place = await placeOfViewer(database, memberId, position);
  const laundry = existing(await findShopPage(database, id, { memberId, place, today }));
  const { distanceM, services } = laundry;
  return {
    id,
    profilePicture: faceOf(laundry),
    pictures: galleryOf(id, laundry.photoIds),
    laundryName: laundry.laundryName,
    representive: laundry.representive,
    career: laundry.career,
    canMend: laundry.canMend,
    division: laundry.division,
    dailyLaundryPaidService: services.map((service) => ({ ...service, label: PAID_SERVICE_LABEL[service.code] })),
    isFreeDelivery: laundry.isFreeDelivery,
    isParking: laundry.isParking,
    isSpecialized: laundry.isSpecialized,
    hasMembershipService: laundry.hasMembershipService,
    canDelivery: flag(laundry.canDelivery),
    useDeliveryAgency: flag(laundry.useDeliveryAgency),
    canNewRequest: flag(laundry.canNewRequest),
    ...pauseOf(laundry, today),
    handleItems: laundry.handleItems,
    prices: laundry.prices,
    hours: { opensAt: hourAndMinute(laundry.opensAt), closesAt: hourAndMinute(laundry.closesAt) },
    closedWeekdays: laundry.closedWeekdays,
    holidays: laundry.holidays,
    address: laundry.address,
    latitude: laundry.latitude,
    longitude: laundry.longitude,
    distance: distanceM === null ? null : Math.round(distanceM),
    deliveryFeeWon: laundry.deliveryFeeWon,
    freeFromWon: laundry.freeFromWon,
    notice: laundry.notice,
    rating: roundedRating(laundry.rating),
    reviewCount: laundry.reviewCount,
    keywordCounts: laundry.keywordCounts,
    ...reachOf(laundry, distanceM, place),
    isMyLaundry: laundry.isMyLaundry,
    isFavourite: laundry.isFavourite,
  };
};
