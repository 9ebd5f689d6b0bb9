import { and, between, eq, max, sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '#base';
import { HEAP_CELL_DEGREES, HEAP_LEVELS, laundries, shopHeaps } from '#tables';
import type { Bounds } from './map-window';
import { offersWhat, type SwitchFilters } from './nearest-shop-repository';

/** Maximum number of cells per side, for a legible map and a small response. */
const CELLS_A_SIDE = 12;

/** Finest level with few enough cells for the window. */
const levelOf = ({ south, west, north, east }: Bounds): number => {
  const cells = Math.max(north - south, east - west) / HEAP_CELL_DEGREES;
  return Math.min(HEAP_LEVELS - 1, Math.max(0, Math.floor(Math.log2(CELLS_A_SIDE / Math.max(cells, 1e-9)))));
};

/** Shops of one cell. */
interface Heap {
  readonly latitude: number;
  readonly longitude: number;
  /** Number that passes the filters. */
  readonly count: number;
  /** Number without filters. */
  readonly all: number;
}

/** Clusters in a window with a margin, from the last snapshot; fast for any number of shops. */
export const heapsIn = (executor: Executor, bounds: Bounds, filters: SwitchFilters): Promise<Heap[]> => {
  const level = levelOf(bounds);
  const cellOf = (degrees: number): number => Math.floor((degrees * 2 ** level) / HEAP_CELL_DEGREES);
  const passing = sql`filter (where ${offersWhat(shopHeaps, filters) ?? sql`true`})`;
  const meanOf = (column: SQLWrapper) =>
    sql<number>`coalesce(sum(${column}) ${passing} / sum(${shopHeaps.shops}) ${passing}, 0)`.mapWith(Number);
  return executor
    .select({
      latitude: meanOf(shopHeaps.latitudeSum),
      longitude: meanOf(shopHeaps.longitudeSum),
      count: sql<number>`coalesce(sum(${shopHeaps.shops}) ${passing}, 0)`.mapWith(Number),
      all: sql<number>`sum(${shopHeaps.shops})`.mapWith(Number),
    })
    .from(shopHeaps)
    .where(
      and(
        eq(shopHeaps.level, level),
        between(shopHeaps.row, cellOf(bounds.south), cellOf(bounds.north)),
        between(shopHeaps.column, cellOf(bounds.west), cellOf(bounds.east)),
      ),
    )
    .groupBy(shopHeaps.row, shopHeaps.column);
};

/** Whether there are shops newer than the last snapshot. */
export const areHeapsOld = async (executor: Executor): Promise<boolean> => {
  const [newest] = await executor.select({ id: max(laundries.id) }).from(laundries);
  const [known] = await executor
    .select({ id: max(shopHeaps.lastId) })
    .from(shopHeaps)
    .where(eq(shopHeaps.level, 0));
  return (newest?.id ?? 0) > (known?.id ?? 0);
};

/** Refreshes the snapshot concurrently, so that readers are not blocked. */
export const refreshHeaps = async (executor: Executor): Promise<void> => {
  await executor.execute(sql`refresh materialized view concurrently ${shopHeaps}`);
};
