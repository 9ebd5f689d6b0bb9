// Public interface of reviews: customers' reviews of shops, replies and reports. The rules: docs/domain/reviews.md.
export { erasePersonFromReviews } from './anonymise-reviews';
export { myReviewRoutes } from './my-review-routes';
export { operatorReviewRoutes, partnerReviewRoutes } from './review-desk-routes';
export { reviewRoutes } from './review-routes';
