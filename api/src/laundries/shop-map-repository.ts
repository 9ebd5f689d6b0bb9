import { and, count, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database';
import type { ShopMapView } from './laundry-schemas';
import { laundries } from '../tables';
import { surfacePoint } from './surface-point';

/** What the map shows, in degrees. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const MAP_LIMIT = 500;
/** Heaps stand at most so many to a side, which keeps them under the limit of 500 and legible. */
const CELLS_A_SIDE = 12;

/** A cube around the window's middle that holds it all, so that the position index can be used. */
const windowCube = ({ south, west, north, east }: Bounds): SQL => {
  const middle = surfacePoint({ latitude: (south + north) / 2, longitude: (west + east) / 2 });
  // A degree is at most 111.2 km either way; the box only has to be large enough, the exact bounds follow.
  const radiusM = Math.hypot(north - south, east - west) * 0.5 * 111_200;
  return sql`cube_enlarge(${middle}::cube, ${radiusM}::float8, 3)`;
};

/** A window over half a country is no window: there the box of the index wraps around, so only the exact bounds count. */
const inWindow = (bounds: Bounds) =>
  and(
    bounds.north - bounds.south < 20 && bounds.east - bounds.west < 20
      ? sql`${laundries.position} <@ ${windowCube(bounds)}`
      : undefined,
    gte(laundries.latitude, bounds.south),
    lte(laundries.latitude, bounds.north),
    gte(laundries.longitude, bounds.west),
    lte(laundries.longitude, bounds.east),
  );

const clustersIn = async (executor: Executor, bounds: Bounds): Promise<ShopMapView['clusters']> => {
  const cell = (column: SQL, from: number, to: number): SQL =>
    sql`floor((${column} - ${from}::float8) / ${Math.max((to - from) / CELLS_A_SIDE, 1e-9)}::float8)`;
  const row = cell(sql`${laundries.latitude}`, bounds.south, bounds.north);
  const column = cell(sql`${laundries.longitude}`, bounds.west, bounds.east);
  return executor
    .select({
      latitude: sql<number>`avg(${laundries.latitude})`.mapWith(Number),
      longitude: sql<number>`avg(${laundries.longitude})`.mapWith(Number),
      count: count(),
    })
    .from(laundries)
    .where(inWindow(bounds))
    .groupBy(sql`${row}, ${column}`);
};

/** The shops of a window, or heaps of them when they are more than 500. */
export const shopsInWindow = async (executor: Executor, bounds: Bounds): Promise<ShopMapView> => {
  const shops = await executor
    .select({
      id: laundries.id,
      laundryName: laundries.laundryName,
      latitude: laundries.latitude,
      longitude: laundries.longitude,
      division: laundries.division,
      hasMembershipService: laundries.hasMembershipService,
    })
    .from(laundries)
    .where(inWindow(bounds))
    .limit(MAP_LIMIT + 1);
  return shops.length > MAP_LIMIT
    ? { shops: [], clusters: await clustersIn(executor, bounds) }
    : { shops, clusters: [] };
};
