import { chargeOfRequest, paymentOf, refundView, type PaymentPicture } from '../../charges';
import type { Executor } from '../../database';
import { hasOpenUse } from '../../vouchers';
import type { RequestRow } from '../requests/request-repository';
import type { RequestPaymentView } from './payment-schemas';

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

const WAS_REFUSED = ['Failed', 'Overdue'];
const UNPAID = ['Issued', ...WAS_REFUSED];

/** Where the money of a request is, as its customer sees it. */
export const paymentView = async (
  executor: Executor,
  { id, paymentStatus, totalWon }: RequestRow,
): Promise<RequestPaymentView> => {
  const charge = await chargeOfRequest(executor, id);
  const picture = charge === undefined ? NO_PICTURE : await paymentOf(executor, charge);
  // Without a charge it is paid from vouchers, whose payment is a row of its own.
  const isBeingPaid = charge === undefined ? await hasOpenUse(executor, id) : picture.isBeingPaid;
  return {
    status: paymentStatus,
    amountWon: charge?.amountWon ?? (paymentStatus === 'None' ? null : totalWon),
    card: picture.card,
    paidAt: picture.paidAt?.toISOString() ?? null,
    refundedWon: picture.refundedWon,
    refunds: picture.refunds.map(refundView),
    isBeingPaid,
    failMessage: picture.failMessage,
    nextTryAt: picture.nextTryAt?.toISOString() ?? null,
    canPay:
      (charge === undefined ? WAS_REFUSED.includes(paymentStatus) : UNPAID.includes(charge.status)) && !isBeingPaid,
    tax: picture.tax === null ? null : { ...picture.tax },
  };
};
