import { isPaidWithWashing, type RequestDetail } from '@dongne/contract';
import { hasEndedUnwashed } from '../common/has-ended-unwashed';

/** Where the money of a request is, as the page tells it. */
export type PaymentPhase = 'before' | 'nothingDue' | 'withWashing' | 'waiting' | 'checking' | 'unpaid' | 'settled';

/** Coupon, points and what is waived pay all of what was agreed to. */
const isCovered = ({ offer, totalWon }: RequestDetail): boolean =>
  offer !== null && offer.approval !== null && totalWon === 0;

/** The phase of a request. */
export const paymentPhase = (request: RequestDetail): PaymentPhase => {
  const { status, isBeingPaid } = request.payment;
  const agreed = { status: request.originalStatus, approvedBy: request.offer?.approval?.by ?? null };
  switch (status) {
    case 'None':
      return hasEndedUnwashed(request) || isCovered(request) ? 'nothingDue' : 'before';
    case 'Issued':
      if (isBeingPaid) return 'checking';
      return isPaidWithWashing(agreed) ? 'withWashing' : 'waiting';
    case 'Failed':
    case 'Overdue':
      return isBeingPaid ? 'checking' : 'unpaid';
    case 'Paid':
    case 'PartiallyRefunded':
    case 'Refunded':
      return 'settled';
  }
};
