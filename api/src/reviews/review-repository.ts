import { and, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../database';
import { laundries, reviews } from '../tables';

const columns = {
  id: reviews.id,
  laundryId: reviews.laundryId,
  laundryName: laundries.laundryName,
  writer: reviews.writer,
  rating: reviews.rating,
  keywords: reviews.keywords,
  text: reviews.text,
  createdAt: reviews.createdAt,
};

const selectReviews = (executor: Executor) =>
  executor.select(columns).from(reviews).innerJoin(laundries, eq(laundries.id, reviews.laundryId));

/** Reviews of a shop, newest first, older than `before`. */
export const reviewsOf = (executor: Executor, laundryId: number, before: number | null, limit: number) =>
  selectReviews(executor)
    .where(and(eq(reviews.laundryId, laundryId), before === null ? undefined : lt(reviews.id, before)))
    .orderBy(desc(reviews.id))
    .limit(limit);

/** The review with that id, or undefined. */
export const findReview = async (executor: Executor, id: number) => {
  const [row] = await selectReviews(executor).where(eq(reviews.id, id));
  return row;
};

/** A review with the name of its shop. */
export type ReviewRow = Awaited<ReturnType<typeof reviewsOf>>[number];
