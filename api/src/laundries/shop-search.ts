import { and, arrayContains, eq, gte, ilike, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { laundries } from './laundry-tables';

/** A point on the map. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** What the customer filters by; a filter that is off is left out. */
export interface ShopFilters {
  readonly beginM: number;
  readonly endM: number;
  readonly isFreeDelivery: boolean;
  readonly isMembershipService: boolean;
  readonly isParking: boolean;
  readonly canMend: boolean;
  readonly handleItem: string | null;
  /** Part of a shop's name. */
  readonly name: string | null;
}

const SHOP_POINT = sql`ll_to_earth(${laundries.latitude}, ${laundries.longitude})`;
const earth = ({ latitude, longitude }: Point): SQL => sql`ll_to_earth(${latitude}::float8, ${longitude}::float8)`;
const metresFrom = (point: Point) => sql<number>`earth_distance(${SHOP_POINT}, ${earth(point)})`.mapWith(Number);

/** `%` and `_` in what somebody typed mean themselves. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;

const cardColumns = (from: Point) => ({
  id: laundries.id,
  laundryName: laundries.laundryName,
  profilePicture: laundries.profilePicture,
  representive: laundries.representive,
  career: laundries.career,
  division: laundries.division,
  bcode: laundries.bcode,
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
  priceFromWon: laundries.priceFromWon,
  handleItems: laundries.handleItems,
  rating: laundries.rating,
  reviewCount: laundries.reviewCount,
  usageCount: laundries.usageCount,
  distanceM: metresFrom(from),
});

/** The nearest shops that pass the filters, nearest first; the GiST index walks outwards, so nothing is sorted. */
export const nearestShops = (executor: Executor, from: Point, filters: ShopFilters, limit: number) =>
  executor
    .select(cardColumns(from))
    .from(laundries)
    .where(
      and(
        sql`earth_box(${earth(from)}, ${filters.endM}::float8) @> ${SHOP_POINT}`,
        lte(metresFrom(from), filters.endM),
        filters.beginM > 0 ? gte(metresFrom(from), filters.beginM) : undefined,
        filters.isFreeDelivery ? eq(laundries.isFreeDelivery, true) : undefined,
        filters.isMembershipService ? eq(laundries.hasMembershipService, true) : undefined,
        filters.isParking ? eq(laundries.isParking, true) : undefined,
        filters.canMend ? eq(laundries.canMend, true) : undefined,
        filters.handleItem === null ? undefined : arrayContains(laundries.handleItems, [filters.handleItem]),
        filters.name === null ? undefined : ilike(laundries.laundryName, containing(filters.name)),
      ),
    )
    .orderBy(sql`${SHOP_POINT} <-> ${earth(from)}`)
    .limit(limit);

/** A shop as lists need it. */
export type ShopRow = Awaited<ReturnType<typeof nearestShops>>[number];

/** The shops with these ids and how far they are. */
export const shopsByIds = (executor: Executor, from: Point, ids: readonly number[]): Promise<ShopRow[]> =>
  executor
    .select(cardColumns(from))
    .from(laundries)
    .where(inArray(laundries.id, [...ids]));

/** Ids of the nearest shops, for figures about a neighbourhood. */
export const nearestShopIds = async (executor: Executor, from: Point, limit: number): Promise<number[]> => {
  const rows = await executor
    .select({ id: laundries.id })
    .from(laundries)
    .orderBy(sql`${SHOP_POINT} <-> ${earth(from)}`)
    .limit(limit);
  return rows.map(({ id }) => id);
};
