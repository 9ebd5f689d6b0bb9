// Public interface of collection bags, in which members hand laundry over.
export { operatorBagRoutes } from './bag-desk-routes';
export { bagPayable } from './bag-payable';
export { erasePersonFromBagOrders, hasOpenBagOrder } from './delivery-bag-repository';
export { deliveryBagRoutes } from './delivery-bag-routes';
