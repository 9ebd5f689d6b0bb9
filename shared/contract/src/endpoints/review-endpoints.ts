import type { Endpoint, PathPrefix } from './endpoint';

/** A page of a shop's reviews, newest first unless told otherwise. */
export const shopReviews = {
  method: 'get',
  path: '/laundry/{id}/review',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** One review. */
export const review = {
  method: 'get',
  path: '/laundry/review/{id}',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** The member's own reviews, newest first, and requests that wait for one. */
export const myReviews = { method: 'get', path: '/myPage/review', answers: 'object' } as const satisfies Endpoint;

/** Everything known of the member's own reviews. */
export const MY_REVIEWS = '/myPage/review' satisfies PathPrefix;

/** The review of a request, whether one can be written, and what each way means for the member's points. */
export const reviewTerms = {
  method: 'get',
  path: '/request/delivery/{id}/review',
  answers: 'object',
  isPageLoad: true,
} as const satisfies Endpoint;

/** Writes the review of a request, once. `INVALID_TRANSITION` before the laundry is back. */
export const writeReview = {
  method: 'post',
  path: '/review',
  refusals: ['ALREADY_EXISTS', 'INVALID_TRANSITION', 'UNSUPPORTED_IMAGE', 'IDEMPOTENCY_MISMATCH'],
} as const satisfies Endpoint;

/** Changes one's own review; the answer says what came of the points. */
export const editReview = {
  method: 'put',
  path: '/review/{id}',
  refusals: ['UNSUPPORTED_IMAGE'],
} as const satisfies Endpoint;

/** Removes one's own review with its photos; the answer says what came of the points. */
export const removeReview = { method: 'delete', path: '/review/{id}' } as const satisfies Endpoint;

/** Reports somebody else's review. */
export const reportReview = {
  method: 'post',
  path: '/review/{id}/report',
  refusals: ['INVALID_TRANSITION'],
} as const satisfies Endpoint;
