import {
  announcedText,
  formatWon,
  type PriceLine,
  type RequestDetail,
  type RequestItem,
  type RequestOffer,
} from '@dongne/contract';
import { reasonsOf } from '../common/estimate-line';
import { PAYMENT_LABEL } from '@dongne/pages';
import { paidFacts, taxFacts, type PaymentFact } from '../payment/payment-facts';

type Approval = NonNullable<RequestOffer['approval']>;

/** What a customer has agreed to, out of a request: nothing here is computed again. */
export interface Receipt {
  readonly requestId: number;
  readonly shopName: string;
  readonly offerVersion: number;
  readonly approval: Approval;
  readonly washed: readonly RequestItem[];
  /** Come back unwashed and free. */
  readonly declined: readonly RequestItem[];
  readonly lines: readonly PriceLine[];
  readonly estimate: RequestOffer['estimate'];
  /** Why the total may be higher than the estimate. */
  readonly reasons: readonly string[];
  /** Where the money is. */
  readonly payment: RequestDetail['payment'];
  readonly dueDate: string | null;
  /** What the customer counted before ordering: `와이셔츠 5, 코트 1`; empty when they did not. */
  readonly announced: string;
  /** As counted at the collection. */
  readonly pieces: number | null;
}

/** How the agreement came about. */
export const APPROVED_BY: Record<Approval['by'], string> = {
  customer: '직접 승인',
  advance: '미리 정한 금액 안에서 승인',
  system: '예상 금액 안에서 자동 승인',
};

/** The receipt of a request; null as long as nobody has agreed to its price. */
export const receiptOf = ({
  applicationId,
  shop,
  offer,
  priceLines,
  payment,
  pieces,
  announcedItems,
}: RequestDetail): Receipt | null => {
  if (offer === null || offer.approval === null) return null;
  const declinedIds = new Set(offer.approval.declinedItemIds);
  return {
    requestId: applicationId,
    shopName: shop.laundryName,
    offerVersion: offer.version,
    approval: offer.approval,
    washed: offer.items.filter(({ id }) => !declinedIds.has(id)),
    declined: offer.items.filter(({ id }) => declinedIds.has(id)),
    lines: priceLines,
    estimate: offer.estimate,
    reasons: reasonsOf(offer, declinedIds),
    payment,
    dueDate: offer.dueDate,
    announced: announcedText(announcedItems),
    pieces,
  };
};

/** How it was paid, when, and what the tax in it is; nothing while nobody owes anything. */
export const receiptPaymentFacts = ({ payment }: Receipt): readonly PaymentFact[] => [
  ...(payment.status === 'None' ? [] : [{ key: '결제 상태', value: PAYMENT_LABEL[payment.status] }]),
  ...paidFacts(payment),
  ...(payment.refundedWon === 0 ? [] : [{ key: '환불 금액', value: formatWon(payment.refundedWon) }]),
  ...taxFacts(payment),
];
