// Public interface of refunds of a request or its items.
export { type ItemRefundRow, itemRefundsOf } from './item-refund-repository';
export { operatorRefundRoutes } from './refund-desk-routes';
export { beginRefund, viewRefunds } from './refund-request';
export { refundSummary } from './refund-summary';
