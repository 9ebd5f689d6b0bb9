import { isPaidWithWashing } from '@dongne/contract';
import { chargeOfRequest, paymentOf, type PaymentSummary, hasOpenUse, liveUseOf, refundsOfUse } from '#money';
import type { Executor } from '#base';
import { approvedItems } from '../offer';
import type { RequestRow } from '../order';
import { itemRefundsOf } from '../refund';
import type { RequestPaymentView } from './payment-schemas';
import { pointRefundViews, requestRefundView } from './refund-views';

const NO_SUMMARY: PaymentSummary = {
  card: null,
  paidAt: null,
  refundedWon: 0,
  refunds: [],
  isBeingPaid: false,
  failMessage: null,
  nextTryAt: null,
  tax: null,
};

const NO_VOUCHERS = { paidAt: null, refunds: [] };

/** Voucher payment and its refunds; nothing without one. */
const voucherPaymentOf = async (executor: Executor, requestId: number) => {
  const use = await liveUseOf(executor, requestId);
  if (use === undefined) return NO_VOUCHERS;
  return { paidAt: use.state === 'spent' ? use.settledAt : null, refunds: await refundsOfUse(executor, use.id) };
};

const WAS_REFUSED = ['Failed', 'Overdue'];
const UNPAID = ['Issued', ...WAS_REFUSED];

/** Payment state of a request, as its customer sees it. */
export const paymentView = async (executor: Executor, request: RequestRow): Promise<RequestPaymentView> => {
  const { id, paymentStatus, totalWon } = request;
  const charge = await chargeOfRequest(executor, id);
  const summary = charge === undefined ? NO_SUMMARY : await paymentOf(executor, charge);
  const vouchers = charge === undefined ? await voucherPaymentOf(executor, id) : NO_VOUCHERS;
  const rows = await itemRefundsOf(executor, id);
  const refundedFor = { rows, items: rows.length === 0 ? [] : await approvedItems(executor, request) };
  const backWon = vouchers.refunds
    .filter(({ state }) => state === 'done')
    .reduce((sum, { amountWon }) => sum + amountWon, 0);
  // A payment from vouchers has a row of its own and no charge.
  const isBeingPaid = charge === undefined ? await hasOpenUse(executor, id) : summary.isBeingPaid;
  return {
    status: paymentStatus,
    amountWon: charge?.amountWon ?? (paymentStatus === 'None' ? null : totalWon),
    card: summary.card,
    paidAt: (summary.paidAt ?? vouchers.paidAt)?.toISOString() ?? null,
    refundedWon: summary.refundedWon + backWon,
    refunds: [
      ...[...summary.refunds, ...vouchers.refunds].map((money) => requestRefundView(money, refundedFor)),
      ...pointRefundViews(refundedFor),
    ],
    isBeingPaid,
    failMessage: summary.failMessage,
    nextTryAt: summary.nextTryAt?.toISOString() ?? null,
    canPay:
      (charge === undefined ? WAS_REFUSED.includes(paymentStatus) : UNPAID.includes(charge.status)) &&
      !isBeingPaid &&
      !isPaidWithWashing(request),
    tax: summary.tax === null ? null : { ...summary.tax },
  };
};
