import { SHOP_DISTANCE_M } from '@dongne/contract';
import { inArray } from 'drizzle-orm';
import type { Executor } from '#base';
import { laundries } from '#tables';
import { cardExtras, type CardExtras, type CardQuery } from './card-extras-repository';
import { cardColumns, metresFrom, nearestOf, passes, shopColumns, type ShopFilters } from './nearest-shop-repository';
import type { Point } from './surface-point';

/** Nearest shops that pass the filters. */
export const nearestShops = (executor: Executor, from: Point, filters: ShopFilters, limit: number) => {
  const nearest = nearestOf(executor, from, filters);
  return executor.select().from(nearest).where(passes(nearest, filters)).orderBy(nearest.distanceM).limit(limit);
};

/** Shop for lists. */
export type ShopRow = Awaited<ReturnType<typeof nearestShops>>[number];

/** Columns of a shop card. */
export type CardShop = Omit<ShopRow, 'representive' | 'career' | 'gungu' | 'usageCount'>;

/** Shop with all data of its card. */
export type CardRow = CardShop & CardExtras;

/** Shops with these ids and their distances. */
export const shopsByIds = (executor: Executor, from: Point, ids: readonly number[]): Promise<ShopRow[]> =>
  executor
    .select(shopColumns(from))
    .from(laundries)
    .where(inArray(laundries.id, [...ids]));

/** Card data of these shops. */
export const cardsByIds = (
  executor: Executor,
  from: Point,
  asked: CardQuery,
  ids: readonly number[],
): Promise<CardRow[]> =>
  executor
    .select({ ...cardColumns(from), ...cardExtras(asked) })
    .from(laundries)
    .where(inArray(laundries.id, [...ids]));

/** Ids of the nearest shops within reach of a search, for neighbourhood statistics. */
export const nearestShopIds = async (executor: Executor, from: Point, limit: number): Promise<number[]> => {
  const metres = metresFrom(from);
  const rows = await executor.select({ id: laundries.id, metres }).from(laundries).orderBy(metres).limit(limit);
  return rows.filter((row) => row.metres <= SHOP_DISTANCE_M.max).map(({ id }) => id);
};
