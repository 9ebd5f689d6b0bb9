// The door of reviews.
export { reviewRoutes } from './review-routes';
