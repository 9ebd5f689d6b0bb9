import { and, between, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#base';
import { laundries } from '#tables';
import { middleOf, type Bounds } from './map-window';
import { metresFrom, nearestOf, offersWhat, passes, type ShopFilters } from './nearest-shop-repository';
import { surfacePoint } from './surface-point';

/** A search looks in the whole window, and not only so far from its middle. */
const ANY_DISTANCE_M = 2_000_000;

/** A cube around the window's middle that holds it all, so that the position index can be used. */
const windowCube = (bounds: Bounds): SQL => {
  // A degree is at most 111.2 km either way; the box only has to be large enough, the exact bounds follow.
  const radiusM = Math.hypot(bounds.north - bounds.south, bounds.east - bounds.west) * 0.5 * 111_200;
  return sql`cube_enlarge(${surfacePoint(middleOf(bounds))}::cube, ${radiusM}::float8, 3)`;
};

const isWithin = (bounds: Bounds) =>
  and(
    sql`${laundries.position} <@ ${windowCube(bounds)}`,
    between(laundries.latitude, bounds.south, bounds.north),
    between(laundries.longitude, bounds.west, bounds.east),
  );

const { id, laundryName, latitude, longitude, division, hasMembershipService, dong, profilePicture } =
  getTableColumns(laundries);
const { pauseStartDate, pauseEndDate } = getTableColumns(laundries);
const { rating, reviewCount, priceFromWon, deliveryFeeWon, freeFromWon, isFreeDelivery, canNewRequest } =
  getTableColumns(laundries);
const MAP_COLUMNS = {
  ...{ id, laundryName, latitude, longitude, division, hasMembershipService, dong, profilePicture },
  ...{ rating, reviewCount, priceFromWon, deliveryFeeWon, freeFromWon, isFreeDelivery, canNewRequest },
  ...{ pauseStartDate, pauseEndDate },
};

const selectNearest = (executor: Executor, bounds: Bounds, condition: SQL | undefined, limit: number) =>
  executor
    .select(MAP_COLUMNS)
    .from(laundries)
    .where(and(isWithin(bounds), condition))
    .orderBy(metresFrom(middleOf(bounds)))
    .limit(limit);

/** A shop as the map needs it. */
export type MapShopRow = Awaited<ReturnType<typeof selectNearest>>[number];

/** The shops of a window that pass the filters, nearest to its middle first. Looks at every shop of the window. */
export const shopsWithin = (
  executor: Executor,
  bounds: Bounds,
  filters: ShopFilters,
  limit: number,
): Promise<MapShopRow[]> => selectNearest(executor, bounds, offersWhat(laundries, filters), limit);

/** The shops of a window that a search finds among those nearest to its middle, as many as the list looks at. */
export const shopsFound = (
  executor: Executor,
  bounds: Bounds,
  filters: ShopFilters,
  limit: number,
): Promise<MapShopRow[]> => {
  const nearest = nearestOf(executor, middleOf(bounds), { beginM: 0, endM: null });
  const found = executor
    .select({ id: nearest.id })
    .from(nearest)
    .where(passes(nearest, { ...filters, endM: ANY_DISTANCE_M }));
  return selectNearest(executor, bounds, inArray(laundries.id, found), limit);
};
