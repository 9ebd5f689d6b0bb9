import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { reviewPhotos, reviewReports, reviews } from '#tables';
import type { ReviewPhotoRow } from './review-repository';

/** The photos of some reviews, in upload order. */
export const photosOfReviews = async (executor: Executor, ids: readonly number[]): Promise<ReviewPhotoRow[]> =>
  ids.length === 0
    ? []
    : executor
        .select()
        .from(reviewPhotos)
        .where(inArray(reviewPhotos.reviewId, [...ids]))
        .orderBy(asc(reviewPhotos.id));

/** Writes the rows of photos. */
export const insertReviewPhotos = async (
  tx: Transaction,
  rows: readonly (typeof reviewPhotos.$inferInsert)[],
): Promise<void> => {
  if (rows.length > 0) await tx.insert(reviewPhotos).values([...rows]);
};

/** Removes a review's photos except those to keep. @returns the keys of their files. */
export const deleteReviewPhotosBut = async (
  tx: Transaction,
  reviewId: number,
  kept: readonly number[],
): Promise<string[]> => {
  const gone = await tx
    .delete(reviewPhotos)
    .where(and(eq(reviewPhotos.reviewId, reviewId), notInArray(reviewPhotos.id, [...kept])))
    .returning({ fileKey: reviewPhotos.fileKey });
  return gone.map(({ fileKey }) => fileKey);
};

/**
 * Deletes name, photos and other personal data from the reviews of a withdrawn member; the review stays.
 *
 * @returns the keys of the photos' files.
 */
export const eraseWriter = async (tx: Transaction, memberId: number, name: string): Promise<string[]> => {
  await tx.update(reviews).set({ writer: name }).where(eq(reviews.memberId, memberId));
  await tx.update(reviewReports).set({ text: '' }).where(eq(reviewReports.memberId, memberId));
  const own = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.memberId, memberId));
  const gone = await tx
    .delete(reviewPhotos)
    .where(inArray(reviewPhotos.reviewId, own))
    .returning({ fileKey: reviewPhotos.fileKey });
  return gone.map(({ fileKey }) => fileKey);
};
