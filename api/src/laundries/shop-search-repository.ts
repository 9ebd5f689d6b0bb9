import { and, arrayContains, eq, gte, ilike, inArray, lte, sql } from 'drizzle-orm';
import type { Executor } from '../database';
import { laundries } from '../tables';
import { surfacePoint, type Point } from './surface-point';

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

/** Filters look at so many of the nearest shops; by name farther, since somebody who types one has a shop in mind. */
const CANDIDATES = { any: 500, named: 5_000 } as const;

const metresFrom = (point: Point) =>
  sql<number>`(${laundries.position} <-> ${surfacePoint(point)}::cube)`.mapWith(Number);

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
  closedWeekdays: laundries.closedWeekdays,
  slotCapacity: laundries.slotCapacity,
  priceFromWon: laundries.priceFromWon,
  handleItems: laundries.handleItems,
  rating: laundries.rating,
  reviewCount: laundries.reviewCount,
  usageCount: laundries.usageCount,
  distanceM: metresFrom(from),
});

/**
 * The nearest shops that pass the filters, nearest first. The GiST index walks outwards from the customer and stops at a
 * fixed number of candidates, so the time does not grow with the number of shops: no sort over all of them, and no filter,
 * however rare its shops, that reads on.
 */
export const nearestShops = (executor: Executor, from: Point, filters: ShopFilters, limit: number) => {
  const nearest = executor
    .select({ ...cardColumns(from), distanceM: metresFrom(from).as('distance_m') })
    .from(laundries)
    .where(filters.beginM > 0 ? gte(metresFrom(from), filters.beginM) : undefined)
    .orderBy(metresFrom(from))
    .limit(filters.name === null ? CANDIDATES.any : CANDIDATES.named)
    .as('nearest');
  return executor
    .select()
    .from(nearest)
    .where(
      and(
        lte(nearest.distanceM, filters.endM),
        filters.isFreeDelivery ? eq(nearest.isFreeDelivery, true) : undefined,
        filters.isMembershipService ? eq(nearest.hasMembershipService, true) : undefined,
        filters.isParking ? eq(nearest.isParking, true) : undefined,
        filters.canMend ? eq(nearest.canMend, true) : undefined,
        filters.handleItem === null ? undefined : arrayContains(nearest.handleItems, [filters.handleItem]),
        filters.name === null ? undefined : ilike(nearest.laundryName, containing(filters.name)),
      ),
    )
    .orderBy(nearest.distanceM)
    .limit(limit);
};

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
  const rows = await executor.select({ id: laundries.id }).from(laundries).orderBy(metresFrom(from)).limit(limit);
  return rows.map(({ id }) => id);
};
