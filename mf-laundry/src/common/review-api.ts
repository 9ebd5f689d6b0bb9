import type { Review, ReviewPage } from '@dongne/contract';
import { http } from '@dongne/platform';

/**
 * A page of a shop's reviews, newest first.
 *
 * @param cursor `nextCursor` of the page before; `null` is the newest page.
 * @throws {ApiError} `NOT_FOUND`.
 */
export const fetchReviews = (laundryId: number, cursor: string | null): Promise<ReviewPage> =>
  http.get(`/laundry/${laundryId}/review`, { params: { cursor } });

/** One review. @throws {ApiError} `NOT_FOUND`. */
export const fetchReview = (id: number): Promise<Review> => http.get(`/laundry/review/${id}`);
