// The door of collection bags: what a member orders to hand laundry over in.
export { bagPayable } from './bag-payable';
export { deliverBag, listBagOrders, shipBag } from './bag-delivery';
export { OperatorBag, OperatorBagPage, OperatorBagQuery, ShippedBody } from './bag-delivery-schemas';
export { erasePersonFromBagOrders, hasOpenBagOrder } from './delivery-bag-repository';
export { deliveryBagRoutes } from './delivery-bag-routes';
