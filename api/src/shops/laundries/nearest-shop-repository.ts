import {
  and,
  arrayOverlaps,
  eq,
  exists,
  gte,
  inArray,
  lte,
  or,
  type Placeholder,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Executor, Bindable } from '#base';
import { favouriteShops, laundries, laundryPrices } from '#tables';
import type { SearchWord } from './search-words';
import { surfacePoint, type Point } from './surface-point';

/** Filters by offers of a shop; undefined means off. */
export interface SwitchFilters {
  readonly isFreeDelivery: boolean;
  readonly isMembershipService: boolean;
  readonly isParking: boolean;
  readonly canMend: boolean;
  readonly handleItem: string | null;
}

/** Filters of the customer. */
export interface ShopFilters extends SwitchFilters {
  readonly beginM: number;
  readonly endM: number;
  /** Member whose favourites are wanted; null for all shops. */
  readonly favouritesOf: number | null;
  /** Search words, all of which must match. */
  readonly words: readonly SearchWord[];
}

/** Filters with placeholders for a prepared statement. */
export type PreparedFilters = Omit<ShopFilters, 'beginM' | 'endM' | 'favouritesOf' | 'handleItem'> & {
  readonly beginM: Bindable<number>;
  readonly endM: Bindable<number>;
  readonly favouritesOf: Bindable<number> | null;
  readonly handleItem: Bindable<string> | null;
};

/** Number of nearest shops considered by filters, search and order: the whole range except in the densest cities. */
const CANDIDATES = 2_000;

/** Centre of distance queries; its placeholder takes a `surfacePoint`. */
type Centre = Point | Placeholder;

const cubeAt = (centre: Centre): SQL => sql`${'latitude' in centre ? surfacePoint(centre) : centre}::cube`;

export const metresFrom = (centre: Centre) =>
  sql<number>`(${laundries.position} <-> ${cubeAt(centre)})`.mapWith(Number);

/** Bounding box of a circle plus a metre: ends the index scan where nothing can match any more. */
const isInBox = (from: Centre, radiusM: Bindable<number>): SQL =>
  sql`${laundries.position} <@ cube_enlarge(${cubeAt(from)}, ${radiusM}::float8 + 1, 3)`;

/** Columns of a card, with the distance. */
export const cardColumns = (from: Centre) => ({
  id: laundries.id,
  laundryName: laundries.laundryName,
  profilePicture: laundries.profilePicture,
  division: laundries.division,
  bcode: laundries.bcode,
  dong: laundries.dong,
  canMend: laundries.canMend,
  isFreeDelivery: laundries.isFreeDelivery,
  isParking: laundries.isParking,
  hasMembershipService: laundries.hasMembershipService,
  canDelivery: laundries.canDelivery,
  deliveryRadiusM: laundries.deliveryRadiusM,
  useDeliveryAgency: laundries.useDeliveryAgency,
  canNewRequest: laundries.canNewRequest,
  reasonForPause: laundries.reasonForPause,
  pauseStartDate: laundries.pauseStartDate,
  pauseEndDate: laundries.pauseEndDate,
  closedWeekdays: laundries.closedWeekdays,
  slotCapacity: laundries.slotCapacity,
  priceFromWon: laundries.priceFromWon,
  deliveryFeeWon: laundries.deliveryFeeWon,
  freeFromWon: laundries.freeFromWon,
  handleItems: laundries.handleItems,
  rating: laundries.rating,
  reviewCount: laundries.reviewCount,
  distanceM: metresFrom(from),
});

/** Columns of a card plus those for filters, order and shop pages. */
export const shopColumns = (from: Centre) => ({
  ...cardColumns(from),
  representive: laundries.representive,
  career: laundries.career,
  gungu: laundries.gungu,
  usageCount: laundries.usageCount,
});

/** Condition: the shop sells one of the categories or offers one of the services. */
const offers = (shop: ShopColumns, { categories, services }: SearchWord): SQL | undefined =>
  or(
    categories.length === 0
      ? undefined
      : exists(
          new QueryBuilder()
            .select({ one: sql`1` })
            .from(laundryPrices)
            .where(and(eq(laundryPrices.laundryId, shop.id), inArray(laundryPrices.category, [...categories]))),
        ),
    services.length === 0 ? undefined : arrayOverlaps(shop.handleItems, [...services]),
  );

const isFound = (shop: ShopColumns, word: SearchWord): SQL | undefined =>
  or(sql`concat_ws(' ', ${shop.laundryName}, ${shop.gungu}, ${shop.dong}) ~* ${word.pattern}`, offers(shop, word));

/** Columns with offers: of shops, of the nearest ones, or of clusters. */
type OfferColumns = Readonly<
  Record<'isFreeDelivery' | 'hasMembershipService' | 'isParking' | 'canMend' | 'handleItems', SQLWrapper>
>;

/** Condition of the offer filters. */
export const offersWhat = (
  shop: OfferColumns,
  filters: Omit<SwitchFilters, 'handleItem'> & Pick<PreparedFilters, 'handleItem'>,
): SQL | undefined =>
  and(
    filters.isFreeDelivery ? eq(shop.isFreeDelivery, true) : undefined,
    filters.isMembershipService ? eq(shop.hasMembershipService, true) : undefined,
    filters.isParking ? eq(shop.isParking, true) : undefined,
    filters.canMend ? eq(shop.canMend, true) : undefined,
    filters.handleItem === null ? undefined : sql`${shop.handleItems} @> array[${filters.handleItem}]::text[]`,
  );

const isLikedBy = (shop: ShopColumns, memberId: Bindable<number>): SQL =>
  exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(favouriteShops)
      .where(and(eq(favouriteShops.memberId, memberId), eq(favouriteShops.laundryId, shop.id))),
  );

/** Condition of all filters. */
export const passes = (shop: ShopColumns, filters: PreparedFilters): SQL | undefined =>
  and(
    lte(shop.distanceM, filters.endM),
    offersWhat(shop, filters),
    filters.favouritesOf === null ? undefined : isLikedBy(shop, filters.favouritesOf),
    ...filters.words.map((word) => isFound(shop, word)),
  );

/**
 * Nearest shops with the columns for filters and order. The GiST index scan starts at the customer and stops after a
 * fixed number of candidates, so the time does not grow with the number of shops: no sort over all of them, and no full
 * scan for rare filters.
 */
export const nearestOf = (
  executor: Executor,
  from: Centre,
  { beginM, endM }: { readonly beginM: Bindable<number>; readonly endM: Bindable<number> | null },
) =>
  executor
    .select({ ...shopColumns(from), distanceM: metresFrom(from).as('distance_m') })
    .from(laundries)
    .where(
      and(endM === null ? undefined : isInBox(from, endM), beginM === 0 ? undefined : gte(metresFrom(from), beginM)),
    )
    .orderBy(metresFrom(from))
    .limit(CANDIDATES)
    .as('nearest');

/** Columns of `nearestOf`. */
export type ShopColumns = ReturnType<typeof nearestOf>;
