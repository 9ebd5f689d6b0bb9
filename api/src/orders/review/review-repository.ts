import { and, arrayContains, asc, desc, eq, exists, inArray, isNull, lt, notExists, sql, type SQL } from 'drizzle-orm';
import { ACTIONS_OF_STATUS, REQUEST_STATUSES, type ReviewKeyword, type ReviewSort } from '@dongne/contract';
import type { Executor, Transaction } from '#base';
import { laundries, requests, reviewPhotos, reviews } from '#tables';

const selectReviews = (executor: Executor) =>
  executor
    .select({ review: reviews, laundryName: laundries.laundryName })
    .from(reviews)
    .innerJoin(laundries, eq(laundries.id, reviews.laundryId));

/** A review with the name of its shop. */
export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];
export type ReviewPhotoRow = typeof reviewPhotos.$inferSelect;

/** Start of a page: after a review, with its stars where they decide the order. */
export interface ReviewPlace {
  readonly rating: number;
  readonly id: number;
}

interface WhichReviews {
  readonly laundryId: number;
  readonly sort: ReviewSort;
  readonly keyword: ReviewKeyword | undefined;
  readonly withPhoto: boolean;
  readonly after: ReviewPlace | null;
}

const isAfter = (sort: ReviewSort, { rating, id }: ReviewPlace): SQL => {
  switch (sort) {
    case 'newest':
      return lt(reviews.id, id);
    case 'highest':
      return sql`(${reviews.rating}, ${reviews.id}) < (${rating}::int, ${id}::int)`;
    case 'lowest':
      return sql`(-${reviews.rating}, ${reviews.id}) < (${-rating}::int, ${id}::int)`;
  }
};

const ORDER: Record<ReviewSort, readonly SQL[]> = {
  newest: [desc(reviews.id)],
  highest: [desc(reviews.rating), desc(reviews.id)],
  lowest: [asc(reviews.rating), desc(reviews.id)],
};

/** Public reviews of a shop, in an order. */
export const reviewsOf = (
  executor: Executor,
  { laundryId, sort, keyword, withPhoto, after }: WhichReviews,
  limit: number,
): Promise<ReviewRow[]> => {
  const photo = executor
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, reviews.id));
  return selectReviews(executor)
    .where(
      and(
        eq(reviews.laundryId, laundryId),
        isNull(reviews.hiddenAt),
        keyword && arrayContains(reviews.keywords, [keyword]),
        withPhoto ? exists(photo) : undefined,
        after === null ? undefined : isAfter(sort, after),
      ),
    )
    .orderBy(...ORDER[sort])
    .limit(limit);
};

/** A public review, or undefined. */
export const findReview = async (executor: Executor, id: number): Promise<ReviewRow | undefined> => {
  const [row] = await selectReviews(executor).where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)));
  return row;
};

/** Any review, including hidden ones, locked until the transaction ends. */
export const lockReview = async (tx: Transaction, id: number): Promise<ReviewRow | undefined> => {
  const [row] = await selectReviews(tx).where(eq(reviews.id, id)).for('update', { of: reviews });
  return row;
};

/** A member's own reviews, newest first, hidden ones included. */
export const reviewsOfMember = (
  executor: Executor,
  memberId: number,
  before: number,
  limit: number,
): Promise<ReviewRow[]> =>
  selectReviews(executor)
    .where(and(eq(reviews.memberId, memberId), lt(reviews.id, before)))
    .orderBy(desc(reviews.id))
    .limit(limit);

/** A member's own review by its id, or undefined. */
export const findOwnReview = async (
  executor: Executor,
  memberId: number,
  id: number,
): Promise<ReviewRow | undefined> => {
  const [row] = await selectReviews(executor).where(and(eq(reviews.id, id), eq(reviews.memberId, memberId)));
  return row;
};

/** The review of a request, hidden ones included. */
export const findReviewOfRequest = async (executor: Executor, requestId: number): Promise<ReviewRow | undefined> => {
  const [row] = await selectReviews(executor).where(eq(reviews.requestId, requestId));
  return row;
};

const REVIEWABLE = REQUEST_STATUSES.filter((status) => ACTIONS_OF_STATUS[status].includes('review'));

/** A member's newest requests that a review can be written about. */
export const reviewableRequests = (executor: Executor, memberId: number, limit: number) => {
  const written = executor.select({ id: reviews.id }).from(reviews).where(eq(reviews.requestId, requests.id));
  return executor
    .select({ applicationId: requests.id, laundryName: laundries.laundryName, statusAt: requests.statusAt })
    .from(requests)
    .innerJoin(laundries, eq(laundries.id, requests.laundryId))
    .where(and(eq(requests.memberId, memberId), inArray(requests.status, REVIEWABLE), notExists(written)))
    .orderBy(desc(requests.id))
    .limit(limit);
};

/** Writes a review. @returns its id, or undefined where its request has one already. */
export const insertReview = async (
  tx: Transaction,
  review: typeof reviews.$inferInsert,
): Promise<number | undefined> => {
  const [row] = await tx.insert(reviews).values(review).onConflictDoNothing().returning({ id: reviews.id });
  return row?.id;
};

/** Changes a review. */
export const updateReview = async (
  tx: Transaction,
  id: number,
  changes: Partial<typeof reviews.$inferInsert>,
): Promise<void> => {
  await tx.update(reviews).set(changes).where(eq(reviews.id, id));
};

/** Removes a review; the rows of its photos and reports go with it. */
export const deleteReview = async (tx: Transaction, id: number): Promise<void> => {
  await tx.delete(reviews).where(eq(reviews.id, id));
};
