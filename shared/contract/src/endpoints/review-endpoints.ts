import type { Endpoint, PathPrefix } from './endpoint';

/** Page of a shop's reviews, newest first by default. */
export const shopReviews = {
  method: 'get',
  path: '/laundry/{id}/review',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Single review. */
export const review = {
  method: 'get',
  path: '/laundry/review/{id}',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Member's own reviews, newest first, and requests without one. */
export const myReviews = { method: 'get', path: '/myPage/review', answers: 'object' } as const satisfies Endpoint;

/** Prefix of all reads of the member's own reviews. */
export const MY_REVIEWS = '/myPage/review' satisfies PathPrefix;

/** Review of a request, whether one can be written, and the effect on the member's points. */
export const reviewTerms = {
  method: 'get',
  path: '/request/delivery/{id}/review',
  answers: 'object',
  isPageLoad: true,
} as const satisfies Endpoint;

/** Writes the review of a request, once. `INVALID_TRANSITION` before the delivery. */
export const writeReview = {
  method: 'post',
  path: '/review',
  refusals: ['ALREADY_EXISTS', 'INVALID_TRANSITION', 'UNSUPPORTED_IMAGE', 'IDEMPOTENCY_MISMATCH'],
} as const satisfies Endpoint;

/** Edits an own review; the response contains the change of points. */
export const editReview = {
  method: 'put',
  path: '/review/{id}',
  refusals: ['UNSUPPORTED_IMAGE'],
} as const satisfies Endpoint;

/** Removes an own review with its photos; the response contains the change of points. */
export const removeReview = { method: 'delete', path: '/review/{id}' } as const satisfies Endpoint;

/** Reports another member's review. */
export const reportReview = {
  method: 'post',
  path: '/review/{id}/report',
  refusals: ['INVALID_TRANSITION'],
} as const satisfies Endpoint;
