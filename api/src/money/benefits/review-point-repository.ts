import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { pointEntries, requests, reviewPhotos, reviews } from '#tables';

/** Locks the review of a request, so that its points are calculated by one transaction at a time. */
export const lockReviewOf = async (tx: Transaction, requestId: number): Promise<void> => {
  await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.requestId, requestId)).for('update');
};

/** A request with its review, as far as they earn points. */
export interface ReviewedRequest {
  readonly memberId: number;
  readonly isCompleted: boolean;
  /** Null where there is no review. */
  readonly photos: number | null;
}

/** The request and its review, or undefined. */
export const findReviewedRequest = async (
  executor: Executor,
  requestId: number,
): Promise<ReviewedRequest | undefined> => {
  const [row] = await executor
    .select({ memberId: requests.memberId, status: requests.status, reviewId: reviews.id })
    .from(requests)
    .leftJoin(reviews, eq(reviews.requestId, requests.id))
    .where(eq(requests.id, requestId));
  if (row === undefined) return undefined;
  const { memberId, status, reviewId } = row;
  const photos = reviewId === null ? null : await executor.$count(reviewPhotos, eq(reviewPhotos.reviewId, reviewId));
  return { memberId, isCompleted: status === 'Completed', photos };
};

/** Number of points granted for the reviews of a request, without revoked ones. */
export const pointsForReview = async (executor: Executor, requestId: number): Promise<number> => {
  const [row] = await executor
    .select({ total: sum(pointEntries.amount).mapWith(Number) })
    .from(pointEntries)
    .where(and(eq(pointEntries.reviewedRequestId, requestId), inArray(pointEntries.kind, ['earned', 'revoked'])));
  return row?.total ?? 0;
};

/** The lots that the reviews of a request have earned. */
export const lotsOfReview = async (executor: Executor, requestId: number): Promise<number[]> => {
  const rows = await executor
    .select({ id: pointEntries.id })
    .from(pointEntries)
    .where(and(eq(pointEntries.reviewedRequestId, requestId), eq(pointEntries.kind, 'earned')));
  return rows.map(({ id }) => id);
};
