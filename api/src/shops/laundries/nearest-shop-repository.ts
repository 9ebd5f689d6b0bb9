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
import type { Executor, Held } from '#base';
import { favouriteShops, laundries, laundryPrices } from '#tables';
import type { SearchWord } from './search-words';
import { surfacePoint, type Point } from './surface-point';

/** Filters by what a shop offers; one that is off is left out. */
export interface SwitchFilters {
  readonly isFreeDelivery: boolean;
  readonly isMembershipService: boolean;
  readonly isParking: boolean;
  readonly canMend: boolean;
  readonly handleItem: string | null;
}

/** What the customer filters by. */
export interface ShopFilters extends SwitchFilters {
  readonly beginM: number;
  readonly endM: number;
  /** The member whose favourites are wanted; null for anybody's. */
  readonly favouritesOf: number | null;
  /** All of them have to be found at a shop. */
  readonly words: readonly SearchWord[];
}

/** The filters as a statement holds them. */
export type HeldFilters = Omit<ShopFilters, 'beginM' | 'endM' | 'favouritesOf' | 'handleItem'> & {
  readonly beginM: Held<number>;
  readonly endM: Held<number>;
  readonly favouritesOf: Held<number> | null;
  readonly handleItem: Held<string> | null;
};

/** Filters, search and order look at so many of the nearest shops: the whole range but in the densest of cities. */
const CANDIDATES = 2_000;

/** Where distances are measured from; the place of it holds a `surfacePoint`. */
type Centre = Point | Placeholder;

const cubeAt = (centre: Centre): SQL => sql`${'latitude' in centre ? surfacePoint(centre) : centre}::cube`;

export const metresFrom = (centre: Centre) =>
  sql<number>`(${laundries.position} <-> ${cubeAt(centre)})`.mapWith(Number);

/** The box around a circle, a metre wider than it: the walk outwards ends where nothing can be listed any more. */
const isInBox = (from: Centre, radiusM: Held<number>): SQL =>
  sql`${laundries.position} <@ cube_enlarge(${cubeAt(from)}, ${radiusM}::float8 + 1, 3)`;

/** What cards need of a shop, and how far it is. */
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

/** The same, and what filters, orders and pages of one shop look at besides. */
export const shopColumns = (from: Centre) => ({
  ...cardColumns(from),
  representive: laundries.representive,
  career: laundries.career,
  gungu: laundries.gungu,
  usageCount: laundries.usageCount,
});

/** Whether a shop sells one of these, or offers one of these services. */
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

/** Where the filters look: in the shops, in the nearest of them, or in heaps of them. */
type OfferColumns = Readonly<
  Record<'isFreeDelivery' | 'hasMembershipService' | 'isParking' | 'canMend' | 'handleItems', SQLWrapper>
>;

/** Whether a shop offers what is filtered by. */
export const offersWhat = (
  shop: OfferColumns,
  filters: Omit<SwitchFilters, 'handleItem'> & Pick<HeldFilters, 'handleItem'>,
): SQL | undefined =>
  and(
    filters.isFreeDelivery ? eq(shop.isFreeDelivery, true) : undefined,
    filters.isMembershipService ? eq(shop.hasMembershipService, true) : undefined,
    filters.isParking ? eq(shop.isParking, true) : undefined,
    filters.canMend ? eq(shop.canMend, true) : undefined,
    filters.handleItem === null ? undefined : sql`${shop.handleItems} @> array[${filters.handleItem}]::text[]`,
  );

const isLikedBy = (shop: ShopColumns, memberId: Held<number>): SQL =>
  exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(favouriteShops)
      .where(and(eq(favouriteShops.memberId, memberId), eq(favouriteShops.laundryId, shop.id))),
  );

/** What a row has to fulfil to pass the filters. */
export const passes = (shop: ShopColumns, filters: HeldFilters): SQL | undefined =>
  and(
    lte(shop.distanceM, filters.endM),
    offersWhat(shop, filters),
    filters.favouritesOf === null ? undefined : isLikedBy(shop, filters.favouritesOf),
    ...filters.words.map((word) => isFound(shop, word)),
  );

/**
 * The nearest shops and what decides whether and where they are listed. The GiST index walks outwards from the customer and stops
 * at a fixed number of candidates, so the time does not grow with the number of shops: no sort over all of them, and no
 * filter, however rare its shops, that reads on.
 */
export const nearestOf = (
  executor: Executor,
  from: Centre,
  { beginM, endM }: { readonly beginM: Held<number>; readonly endM: Held<number> | null },
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

/** The columns of `nearestOf`. */
export type ShopColumns = ReturnType<typeof nearestOf>;
