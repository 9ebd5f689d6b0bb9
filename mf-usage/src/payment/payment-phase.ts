import { isPaidWithWashing, type RequestDetail } from '@dongne/contract';
import { hasEndedUnwashed } from '../common/has-ended-unwashed';

/** Payment phase of a request, as shown on its page. */
export type PaymentPhase = 'before' | 'nothingDue' | 'withWashing' | 'waiting' | 'checking' | 'unpaid' | 'settled';

/** Coupon, points and waivers cover the whole agreed total. */
const isCovered = ({ offer, totalWon }: RequestDetail): boolean =>
  offer !== null && offer.approval !== null && totalWon === 0;

/** Payment phase of a request. */
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
