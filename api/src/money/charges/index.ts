// Public interface of charges: what members owe, how a card is charged, and refunds.
export { payingCardOf } from './attempt-repository';
export { chargeJobs } from './charge-jobs';
export {
  chargeOfBag,
  chargeOfRequest,
  type ChargeRow,
  hasUnpaidCharge,
  owesForOrders,
  tryFailedAgain,
} from './charge-repository';
export { countManualCharge } from './manual-charge-limit';
export { voidUnlessPaid, issueCharge, reduceCharge, type ReducedCharge, voidCharge } from './issue-charge';
export { chargeOfMonth, monthsOf, triesOf } from './month-repository';
export type { Payable, Payables } from './payable';
export { payablesPlugin } from './payables-plugin';
export { paymentHistoryRoutes } from './history-routes';
export { payCharge } from './pay-charge';
export { postCompensation, postCompensationPaid } from './post-compensation';
export { lockRefundable, requestRefund } from './refund-charge';
export { refundsOf } from './refund-repository';
export { finishPaymentWindow, openPaymentWindow, pageOfPayment, type PaymentWindow } from './window-payment';
export { webhookRoutes } from './webhook-routes';
export { writePaid } from './write-paid';
export { paymentOf, type PaymentSummary } from './payment-summary';
export { CHARGE_REFUND, PaidCard, refundView } from './payment-schemas';
