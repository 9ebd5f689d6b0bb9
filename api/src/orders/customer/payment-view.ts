import { isPaidWithWashing } from '@dongne/contract';
import { chargeOfRequest, paymentOf, type PaymentSummary, liveUseOf, refundsOfUse, type VoucherUseRow } from '#money';
import { type Executor, isInDoubt, pipelined } from '#base';
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

const NO_VOUCHERS = { paidAt: null, refunds: [], isBeingPaid: false };

/** Voucher payment and its refunds. */
const voucherPaymentOf = async (executor: Executor, { id, state, settledAt }: VoucherUseRow) => ({
  paidAt: state === 'spent' ? settledAt : null,
  refunds: await refundsOfUse(executor, id),
  isBeingPaid: isInDoubt(state),
});

/** Charge, voucher payment and refunded items of a request: at most one of the first two. */
export const paymentRowsOf = async (executor: Executor, requestId: number) => {
  const [charge, use, itemRefunds] = await pipelined([
    chargeOfRequest(executor, requestId),
    liveUseOf(executor, requestId),
    itemRefundsOf(executor, requestId),
  ]);
  return { charge, use, itemRefunds };
};

type PaymentRows = Awaited<ReturnType<typeof paymentRowsOf>>;

const WAS_REFUSED = ['Failed', 'Overdue'];
const UNPAID = ['Issued', ...WAS_REFUSED];

/** Payment state of a request, as its customer sees it. */
export const paymentView = async (
  executor: Executor,
  request: RequestRow,
  { charge, use, itemRefunds: rows }: PaymentRows,
): Promise<RequestPaymentView> => {
  const { paymentStatus, totalWon } = request;
  const [summary, vouchers, items] = await pipelined([
    charge === undefined ? NO_SUMMARY : paymentOf(executor, charge),
    charge === undefined && use !== undefined ? voucherPaymentOf(executor, use) : NO_VOUCHERS,
    rows.length === 0 ? [] : approvedItems(executor, request),
  ]);
  const refundedFor = { rows, items };
  const backWon = vouchers.refunds
    .filter(({ state }) => state === 'done')
    .reduce((sum, { amountWon }) => sum + amountWon, 0);
  const isBeingPaid = summary.isBeingPaid || vouchers.isBeingPaid;
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
