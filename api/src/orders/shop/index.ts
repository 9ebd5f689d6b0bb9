// Public interface of a shop's side of requests: its calls, commands and queries.
export { acceptPickup } from './accept-pickup';
export { shopRequestRoutes } from './shop-routes';
