import { and, between, eq, max, sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '#base';
import { CLUSTER_CELL_DEGREES, CLUSTER_LEVELS, laundries, shopClusters } from '#tables';
import type { Bounds } from './map-window';
import { offersWhat, type SwitchFilters } from './nearest-shop-repository';

/** Maximum number of cells per side, for a legible map and a small response. */
const CELLS_A_SIDE = 12;

/** Finest level with few enough cells for the window. */
const levelOf = ({ south, west, north, east }: Bounds): number => {
  const cells = Math.max(north - south, east - west) / CLUSTER_CELL_DEGREES;
  return Math.min(CLUSTER_LEVELS - 1, Math.max(0, Math.floor(Math.log2(CELLS_A_SIDE / Math.max(cells, 1e-9)))));
};

/** Shops of one cell. */
interface Cluster {
  readonly latitude: number;
  readonly longitude: number;
  /** Number that passes the filters. */
  readonly count: number;
  /** Number without filters. */
  readonly all: number;
}

/** Clusters in a window with a margin, from the last snapshot; fast for any number of shops. */
export const clustersIn = (executor: Executor, bounds: Bounds, filters: SwitchFilters): Promise<Cluster[]> => {
  const level = levelOf(bounds);
  const cellOf = (degrees: number): number => Math.floor((degrees * 2 ** level) / CLUSTER_CELL_DEGREES);
  const passing = sql`filter (where ${offersWhat(shopClusters, filters) ?? sql`true`})`;
  const meanOf = (column: SQLWrapper) =>
    sql<number>`coalesce(sum(${column}) ${passing} / sum(${shopClusters.shops}) ${passing}, 0)`.mapWith(Number);
  return executor
    .select({
      latitude: meanOf(shopClusters.latitudeSum),
      longitude: meanOf(shopClusters.longitudeSum),
      count: sql<number>`coalesce(sum(${shopClusters.shops}) ${passing}, 0)`.mapWith(Number),
      all: sql<number>`sum(${shopClusters.shops})`.mapWith(Number),
    })
    .from(shopClusters)
    .where(
      and(
        eq(shopClusters.level, level),
        between(shopClusters.row, cellOf(bounds.south), cellOf(bounds.north)),
        between(shopClusters.column, cellOf(bounds.west), cellOf(bounds.east)),
      ),
    )
    .groupBy(shopClusters.row, shopClusters.column);
};

/** Whether there are shops newer than the last snapshot. */
export const areClustersStale = async (executor: Executor): Promise<boolean> => {
  const [newest] = await executor.select({ id: max(laundries.id) }).from(laundries);
  const [known] = await executor
    .select({ id: max(shopClusters.lastId) })
    .from(shopClusters)
    .where(eq(shopClusters.level, 0));
  return (newest?.id ?? 0) > (known?.id ?? 0);
};

/** Refreshes the snapshot concurrently, so that readers are not blocked. */
export const refreshClusters = async (executor: Executor): Promise<void> => {
  await executor.execute(sql`refresh materialized view concurrently ${shopClusters}`);
};
