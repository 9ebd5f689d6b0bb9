import { and, asc, eq, gt, isNull, lte, max, sql } from 'drizzle-orm';
import type { Executor } from '#base';
import { laundries, reviews } from '#tables';

/** Largest shop id; 0 without shops. */
export const lastShopId = async (executor: Executor): Promise<number> => {
  const [row] = await executor.select({ id: max(laundries.id) }).from(laundries);
  return row?.id ?? 0;
};

/** Shops in a range of ids, each with its reviews and last change. */
export const shopsBetween = (executor: Executor, after: number, upTo: number) =>
  executor
    .select({
      id: laundries.id,
      reviewCount: laundries.reviewCount,
      changedAt:
        sql`greatest(${laundries.createdAt}, max(greatest(${reviews.createdAt}, ${reviews.editedAt}, ${reviews.repliedAt})))`
          .mapWith(laundries.createdAt)
          .as('changed_at'),
    })
    .from(laundries)
    .leftJoin(reviews, and(eq(reviews.laundryId, laundries.id), isNull(reviews.hiddenAt)))
    .where(and(gt(laundries.id, after), lte(laundries.id, upTo)))
    .groupBy(laundries.id)
    .orderBy(asc(laundries.id));
