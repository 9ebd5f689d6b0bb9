// The door of benefits: coupons and points.
export { isUsableCoupon } from './benefit-repository';
export { benefitRoutes } from './benefit-routes';
