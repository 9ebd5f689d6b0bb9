// Public interface of events: promotions with their coupons, and the mini games that grant points once a day.
export { eventRoutes } from './event-routes';
export { playRoutes } from './play-routes';
