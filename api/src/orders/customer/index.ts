// Public interface of a customer's side of requests: their calls, commands and queries.
export { customerCommandRoutes } from './customer-command-routes';
export { homeOrdersOf } from './home-requests';
export { HOME_ORDERS } from './home-schemas';
export { requestPaymentRoutes } from './payment-routes';
export { requestRoutes } from './request-routes';
