import { and, between, eq, max, sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '#base';
import { HEAP_CELL_DEGREES, HEAP_LEVELS, laundries, shopHeaps } from '#tables';
import type { Bounds } from './map-window';
import { offersWhat, type SwitchFilters } from './nearest-shop-repository';

/** Heaps stand at most so many to a side: they stay legible, and an answer small. */
const CELLS_A_SIDE = 12;

/** The finest level whose cells are not too many for the window. */
const levelOf = ({ south, west, north, east }: Bounds): number => {
  const cells = Math.max(north - south, east - west) / HEAP_CELL_DEGREES;
  return Math.min(HEAP_LEVELS - 1, Math.max(0, Math.floor(Math.log2(CELLS_A_SIDE / Math.max(cells, 1e-9)))));
};

/** The shops of one cell. */
interface Heap {
  readonly latitude: number;
  readonly longitude: number;
  /** How many of them pass the filters. */
  readonly count: number;
  /** How many there are at all. */
  readonly all: number;
}

/** How many shops lie where in a window and somewhat beyond its sides, as the last snapshot has it; fast however many there are. */
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

/** Whether there are shops that the last snapshot does not know. */
export const areHeapsOld = async (executor: Executor): Promise<boolean> => {
  const [newest] = await executor.select({ id: max(laundries.id) }).from(laundries);
  const [known] = await executor
    .select({ id: max(shopHeaps.lastId) })
    .from(shopHeaps)
    .where(eq(shopHeaps.level, 0));
  return (newest?.id ?? 0) > (known?.id ?? 0);
};

/** Takes the next snapshot; who reads meanwhile reads the last one. */
export const refreshHeaps = async (executor: Executor): Promise<void> => {
  await executor.execute(sql`refresh materialized view concurrently ${shopHeaps}`);
};
