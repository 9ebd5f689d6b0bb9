import { and, between, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#base';
import { laundries } from '#tables';
import { middleOf, type Bounds } from './map-window';
import { metresFrom, nearestOf, offersWhat, passes, type ShopFilters } from './nearest-shop-repository';
import { surfacePoint } from './surface-point';

/** Radius of a search, which covers any window. */
const ANY_DISTANCE_M = 2_000_000;

/** Cube around the window's centre that contains the window, to use the position index. */
const windowCube = (bounds: Bounds): SQL => {
  // A degree is at most 111.2 km; the cube only has to be large enough, because the exact bounds are checked, too.
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

/** Shop for the map. */
export type MapShopRow = Awaited<ReturnType<typeof selectNearest>>[number];

/** Shops of a window that pass the filters, nearest to its centre first. Scans every shop of the window. */
export const shopsWithin = (
  executor: Executor,
  bounds: Bounds,
  filters: ShopFilters,
  limit: number,
): Promise<MapShopRow[]> => selectNearest(executor, bounds, offersWhat(laundries, filters), limit);

/** Shops of a window that match a search, among as many of the nearest as the list considers. */
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
