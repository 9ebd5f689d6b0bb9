// Public interface of collection bags, in which members hand laundry over.
export { bagPayable } from './bag-payable';
export { deliverBag, listBagOrders, shipBag } from './bag-delivery';
export { OperatorBag, OperatorBagPage, OperatorBagQuery, ShippedBody } from './bag-delivery-schemas';
export { erasePersonFromBagOrders, hasOpenBagOrder } from './delivery-bag-repository';
export { deliveryBagRoutes } from './delivery-bag-routes';
