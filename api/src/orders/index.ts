// Public interface of orders: a collection request from the form to its end. Lifecycle of an order:
// docs/domain/request.md.
export { HOME_ORDERS, homeOrdersOf } from './customer';
export { approvePrice, offerPrice } from './offer';
export { transitionRequest } from './on-transition';
export type { Actor, RequestRow } from './order';
export { placeRequest } from './place';
export { ORDER_JOBS, ORDER_PAYABLES, ORDER_ROUTES } from './plugins';
export { acceptPickup } from './shop';
export { erasePersonFromOrders, HAS_OPEN } from './withdrawal';
