import { ACTIONS_OF_STATUS } from '@dongne/contract';
import { viewReviewPoints } from '#money';
import { beforeOf, PAGE_SIZE, pageBy, Refusal, type Needs } from '#base';
import { existingLaundry, findLaundry } from '#shops';
import { findRequest } from '../order';
import {
  findOwnReview,
  findReview,
  findReviewOfRequest,
  reviewableRequests,
  type ReviewPlace,
  reviewsOf,
  reviewsOfMember,
} from './review-repository';
import type { MyReviewView, ReviewQueryInput, ReviewTermsView, ReviewView } from './review-schemas';
import { myReviewViews, reviewViews } from './review-view';

const WAITING_SHOWN = 5;

/** `4_123`: after the review 123 of four stars; `123` where stars do not decide the order. */
const placeOf = (cursor: string | undefined): ReviewPlace | null => {
  const [id, rating] = (cursor ?? '').split('_').map(Number).reverse();
  return cursor === undefined || id === undefined ? null : { id, rating: rating ?? 0 };
};

/** A page of a shop's reviews. @throws {Refusal} `NOT_FOUND` for an unknown shop. */
export const listReviews = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  { laundryId, viewerId }: { readonly laundryId: number; readonly viewerId: number | null },
  { sort = 'newest', keyword, withPhoto, cursor }: ReviewQueryInput,
): Promise<{ items: ReviewView[]; nextCursor: string | null }> => {
  const { database } = parts;
  await existingLaundry(database, laundryId);
  const which = { laundryId, sort, keyword, withPhoto: withPhoto === 'true', after: placeOf(cursor) };
  const rows = await reviewsOf(database, which, PAGE_SIZE + 1);
  const { items, nextCursor } = pageBy(rows, ({ review: { id, rating } }) =>
    sort === 'newest' ? String(id) : `${rating}_${id}`,
  );
  return { items: await reviewViews(parts, items, viewerId), nextCursor };
};

/** One public review. @throws {Refusal} `NOT_FOUND`. */
export const viewReview = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  id: number,
  viewerId: number | null,
): Promise<ReviewView> => {
  const row = await findReview(parts.database, id);
  const [view] = row === undefined ? [] : await reviewViews(parts, [row], viewerId);
  if (view === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 리뷰가 없어요.' });
  return view;
};

/** A member's own review. @throws {Refusal} `NOT_FOUND`. */
export const viewMyReview = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  memberId: number,
  id: number,
): Promise<MyReviewView> => {
  const row = await findOwnReview(parts.database, memberId, id);
  const [view] = row === undefined ? [] : await myReviewViews(parts, [row]);
  if (view === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 리뷰가 없어요.' });
  return view;
};

/** A page of a member's own reviews, newest first; the first page also has the requests without a review. */
export const listMyReviews = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  memberId: number,
  cursor: string | undefined,
) => {
  const { database } = parts;
  const rows = await reviewsOfMember(database, memberId, beforeOf(cursor), PAGE_SIZE + 1);
  const { items, nextCursor } = pageBy(rows, ({ review }) => String(review.id));
  const waiting = cursor === undefined ? await reviewableRequests(database, memberId, WAITING_SHOWN) : [];
  return {
    items: await myReviewViews(parts, items),
    nextCursor,
    waiting: waiting.map(({ statusAt, ...request }) => ({ ...request, statusAt: statusAt.toISOString() })),
  };
};

/** Actions on the review of a member's own request, with their effect on points. @throws {Refusal} `NOT_FOUND`. */
export const viewReviewTerms = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  memberId: number,
  requestId: number,
): Promise<ReviewTermsView> => {
  const { database } = parts;
  const request = await findRequest(database, { memberId }, requestId);
  if (request === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 신청이 없어요.' });
  const { laundryId, status } = request;
  const row = await findReviewOfRequest(database, requestId);
  const [review] = row === undefined ? [] : await myReviewViews(parts, [row]);
  const { isAwaited, given, changes } = await viewReviewPoints(database, parts, requestId);
  return {
    applicationId: requestId,
    laundryId,
    laundryName: (await findLaundry(database, laundryId))?.laundryName ?? '',
    canReview: row === undefined && ACTIONS_OF_STATUS[status].includes('review'),
    review: review ?? null,
    points: { isAwaited, given, changes: { ...changes } },
  };
};
