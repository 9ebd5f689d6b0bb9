import { chargeOfRequest, paymentOf, type PaymentPicture } from '../../charges';
import type { Executor } from '../../database';
import { liveUseOf, refundsOfUse } from '../../vouchers';
import { approvedItems } from '../prices/offer-repository';
import { itemRefundsOf } from '../refunds/item-refund-repository';
import type { RequestRow } from '../requests/request-repository';
import type { RequestPaymentView } from './payment-schemas';
import { pointRefundViews, refundView } from './refund-views';

const NO_PICTURE: PaymentPicture = {
  card: null,
  paidAt: null,
  refundedWon: 0,
  refunds: [],
  isBeingPaid: false,
  failMessage: null,
  nextTryAt: null,
  tax: null,
};

/** What went back to vouchers; nothing for whom no voucher has paid. */
const voucherRefundsOf = async (executor: Executor, requestId: number) => {
  const use = await liveUseOf(executor, requestId);
  return use === undefined ? [] : refundsOfUse(executor, use.id);
};

const UNPAID = ['Issued', 'Failed', 'Overdue'];

/** Where the money of a request is, as its customer sees it. */
export const paymentView = async (executor: Executor, request: RequestRow): Promise<RequestPaymentView> => {
  const { id, paymentStatus, totalWon } = request;
  const charge = await chargeOfRequest(executor, id);
  const picture = charge === undefined ? NO_PICTURE : await paymentOf(executor, charge);
  const vouchers = charge === undefined ? await voucherRefundsOf(executor, id) : [];
  const rows = await itemRefundsOf(executor, id);
  const refundedFor = { rows, items: rows.length === 0 ? [] : await approvedItems(executor, request) };
  const backWon = vouchers.filter(({ state }) => state === 'done').reduce((sum, { amountWon }) => sum + amountWon, 0);
  return {
    status: paymentStatus,
    amountWon: charge?.amountWon ?? (paymentStatus === 'None' ? null : totalWon),
    card: picture.card,
    paidAt: picture.paidAt?.toISOString() ?? null,
    refundedWon: picture.refundedWon + backWon,
    refunds: [
      ...[...picture.refunds, ...vouchers].map((money) => refundView(money, refundedFor)),
      ...pointRefundViews(refundedFor),
    ],
    isBeingPaid: picture.isBeingPaid,
    failMessage: picture.failMessage,
    nextTryAt: picture.nextTryAt?.toISOString() ?? null,
    canPay: charge !== undefined && UNPAID.includes(charge.status) && !picture.isBeingPaid,
    tax: picture.tax === null ? null : { ...picture.tax },
  };
};
