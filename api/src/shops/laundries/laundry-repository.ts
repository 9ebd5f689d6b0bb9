import { and, asc, avg, count, eq, inArray, isNull, max, min, sql } from 'drizzle-orm';
import { ITEM_CATEGORIES, type ItemCategory } from '@dongne/contract';
import type { Executor, Transaction } from '#base';
import { reviews, laundries, laundryPaidServices, laundryPrices } from '#tables';

/** Shop with every column. */
export type Laundry = typeof laundries.$inferSelect;

/** Reads a shop; undefined if it does not exist. */
export const findLaundry = async (executor: Executor, id: number): Promise<Laundry | undefined> => {
  const [row] = await executor.select().from(laundries).where(eq(laundries.id, id));
  return row;
};

const PLACE_OF = new Map<string, number>(ITEM_CATEGORIES.map(({ category }, index) => [category, index]));

/** Sorts price lines by the catalogue of categories. */
export const byCatalogue = <Line extends { readonly category: ItemCategory }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => (PLACE_OF.get(a.category) ?? 0) - (PLACE_OF.get(b.category) ?? 0));

/** Price list of a shop, sorted by the catalogue. */
export const pricesOf = async (executor: Executor, laundryId: number) => {
  const rows = await executor
    .select({
      category: laundryPrices.category,
      priceWon: laundryPrices.priceWon,
      turnaroundDays: laundryPrices.turnaroundDays,
    })
    .from(laundryPrices)
    .where(eq(laundryPrices.laundryId, laundryId));
  return byCatalogue(rows);
};

/** Change of a price line; null removes the category from the list. */
export interface PriceChange {
  readonly category: ItemCategory;
  readonly priceWon: number | null;
  /** Turnaround in opening days; undefined keeps it. */
  readonly turnaroundDays?: number;
}

/** Upserts lines of a shop's price list; the others stay. */
export const setPrices = async (tx: Transaction, laundryId: number, changes: readonly PriceChange[]): Promise<void> => {
  // Locks the shop, so that concurrent changes of its list are serialised.
  await tx.select({ id: laundries.id }).from(laundries).where(eq(laundries.id, laundryId)).for('no key update');
  for (const { category, priceWon, turnaroundDays } of changes) {
    if (priceWon === null) {
      await tx
        .delete(laundryPrices)
        .where(and(eq(laundryPrices.laundryId, laundryId), eq(laundryPrices.category, category)));
      continue;
    }
    const said = { priceWon, ...(turnaroundDays === undefined ? {} : { turnaroundDays }) };
    await tx
      .insert(laundryPrices)
      .values({ laundryId, category, ...said })
      .onConflictDoUpdate({ target: [laundryPrices.laundryId, laundryPrices.category], set: said });
  }
};

/** Paid extras of a shop; none unless it is a `DAILY` one. */
export const paidServicesOf = (executor: Executor, laundryId: number) =>
  executor
    .select({ code: laundryPaidServices.code, priceWon: laundryPaidServices.priceWon })
    .from(laundryPaidServices)
    .where(eq(laundryPaidServices.laundryId, laundryId))
    .orderBy(asc(laundryPaidServices.code));

/** Lowest, mean and highest price of each category at some shops. */
export const chargesAt = async (executor: Executor, laundryIds: readonly number[]) => {
  const rows = await executor
    .select({
      category: laundryPrices.category,
      min: min(laundryPrices.priceWon),
      average: avg(laundryPrices.priceWon).mapWith(Number),
      max: max(laundryPrices.priceWon),
    })
    .from(laundryPrices)
    .where(inArray(laundryPrices.laundryId, [...laundryIds]))
    .groupBy(laundryPrices.category);
  const byCategory = new Map(rows.map((row) => [row.category, row]));
  return ITEM_CATEGORIES.flatMap(({ category }: { category: ItemCategory }) => {
    const row = byCategory.get(category);
    return row ? [{ category, min: row.min ?? 0, average: Math.round(row.average), max: row.max ?? 0 }] : [];
  });
};

/** Prices of some categories at shops, cheapest first. */
export const pricesAt = (executor: Executor, laundryIds: readonly number[], categories: readonly ItemCategory[]) =>
  executor
    .select({ laundryId: laundryPrices.laundryId, category: laundryPrices.category, priceWon: laundryPrices.priceWon })
    .from(laundryPrices)
    .where(and(inArray(laundryPrices.laundryId, [...laundryIds]), inArray(laundryPrices.category, [...categories])))
    .orderBy(asc(laundryPrices.priceWon));

/** Sets a pause with its reason; null ends it. */
export const setPause = async (
  executor: Executor,
  laundryId: number,
  pause: Pick<Laundry, 'reasonForPause' | 'pauseStartDate' | 'pauseEndDate'>,
): Promise<void> => {
  await executor.update(laundries).set(pause).where(eq(laundries.id, laundryId));
};

/** Increments the completed orders of a shop. */
export const countUsage = async (executor: Executor, laundryId: number): Promise<void> => {
  await executor
    .update(laundries)
    .set({ usageCount: sql`${laundries.usageCount} + 1` })
    .where(eq(laundries.id, laundryId));
};

/**
 * Recomputes a shop's rating and review count without hidden reviews. Locks the shop first, so that of two concurrent
 * reviews the second counts the first.
 */
export const recountReviews = async (tx: Transaction, laundryId: number): Promise<void> => {
  await tx.select({ id: laundries.id }).from(laundries).where(eq(laundries.id, laundryId)).for('no key update');
  const [now] = await tx
    .select({ rating: avg(reviews.rating).mapWith(Number), reviewCount: count() })
    .from(reviews)
    .where(and(eq(reviews.laundryId, laundryId), isNull(reviews.hiddenAt)));
  await tx
    .update(laundries)
    .set({ rating: now?.rating ?? 0, reviewCount: now?.reviewCount ?? 0 })
    .where(eq(laundries.id, laundryId));
};
