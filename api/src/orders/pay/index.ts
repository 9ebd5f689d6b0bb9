// Public interface of paying an approved request by card.
export { openPaymentOf, payRequest } from './pay-request';
export { endCharge, issueForRequest } from './request-charge';
export { requestPayable } from './request-payable';
