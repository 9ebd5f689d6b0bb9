// The door of benefits: coupons and points.
export { benefitRoutes } from './benefit-routes';
