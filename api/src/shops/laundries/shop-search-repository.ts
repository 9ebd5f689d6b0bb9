import { inArray } from 'drizzle-orm';
import type { Executor } from '#base';
import { laundries } from '#tables';
import { cardExtras, type CardExtras, type CardQuestion } from './card-extras-repository';
import { cardColumns, metresFrom, nearestOf, passes, shopColumns, type ShopFilters } from './nearest-shop-repository';
import type { Point } from './surface-point';

/** The nearest shops that pass the filters, nearest first. */
export const nearestShops = (executor: Executor, from: Point, filters: ShopFilters, limit: number) => {
  const nearest = nearestOf(executor, from, filters);
  return executor.select().from(nearest).where(passes(nearest, filters)).orderBy(nearest.distanceM).limit(limit);
};

/** A shop as lists need it. */
export type ShopRow = Awaited<ReturnType<typeof nearestShops>>[number];

/** As much of it as its card needs. */
export type CardShop = Omit<ShopRow, 'representive' | 'career' | 'gungu' | 'usageCount'>;

/** A shop with all that its card says. */
export type CardRow = CardShop & CardExtras;

/** The shops with these ids and how far they are. */
export const shopsByIds = (executor: Executor, from: Point, ids: readonly number[]): Promise<ShopRow[]> =>
  executor
    .select(shopColumns(from))
    .from(laundries)
    .where(inArray(laundries.id, [...ids]));

/** All that the cards of these shops say. */
export const cardsByIds = (
  executor: Executor,
  from: Point,
  asked: CardQuestion,
  ids: readonly number[],
): Promise<CardRow[]> =>
  executor
    .select({ ...cardColumns(from), ...cardExtras(asked) })
    .from(laundries)
    .where(inArray(laundries.id, [...ids]));

/** Ids of the nearest shops, for figures about a neighbourhood. */
export const nearestShopIds = async (executor: Executor, from: Point, limit: number): Promise<number[]> => {
  const rows = await executor.select({ id: laundries.id }).from(laundries).orderBy(metresFrom(from)).limit(limit);
  return rows.map(({ id }) => id);
};
