import { type Needs, photoUrl } from '#base';
import { photosOfReviews } from './review-photo-repository';
import type { ReviewPhotoRow, ReviewRow } from './review-repository';
import type { MyReviewView, ReviewView } from './review-schemas';

type Parts = Needs<'clock' | 'config' | 'database'>;

const wordsOf = (parts: Parts, { review, laundryName }: ReviewRow, photos: readonly ReviewPhotoRow[]) => ({
  id: review.id,
  laundryId: review.laundryId,
  laundryName,
  rating: review.rating,
  keywords: review.keywords,
  text: review.text,
  photos: photos
    .filter(({ reviewId }) => reviewId === review.id)
    .map(({ id, fileKey }) => ({ id, url: photoUrl(parts, fileKey) })),
  createdAt: review.createdAt.toISOString(),
  editedAt: review.editedAt?.toISOString() ?? null,
  reply: review.reply,
  repliedAt: review.repliedAt?.toISOString() ?? null,
});

const photosOf = ({ database }: Parts, rows: readonly ReviewRow[]): Promise<ReviewPhotoRow[]> =>
  photosOfReviews(
    database,
    rows.map(({ review }) => review.id),
  );

/** Public views of reviews. @param viewerId the member who reads; null for visitors. */
export const reviewViews = async (
  parts: Parts,
  rows: readonly ReviewRow[],
  viewerId: number | null,
): Promise<ReviewView[]> => {
  const photos = await photosOf(parts, rows);
  return rows.map((row) => ({
    ...wordsOf(parts, row, photos),
    writer: row.review.writer,
    isMine: viewerId !== null && row.review.memberId === viewerId,
  }));
};

/** Reviews as their writer sees them; skips those without a request, which have no writer. */
export const myReviewViews = async (parts: Parts, rows: readonly ReviewRow[]): Promise<MyReviewView[]> => {
  const photos = await photosOf(parts, rows);
  return rows.flatMap((row) => {
    const { requestId, hiddenReason } = row.review;
    return requestId === null ? [] : [{ ...wordsOf(parts, row, photos), applicationId: requestId, hiddenReason }];
  });
};

/** Shown as the writer of a withdrawn member's reviews. */
export const WITHDRAWN_NAME = '탈퇴한 회원';
