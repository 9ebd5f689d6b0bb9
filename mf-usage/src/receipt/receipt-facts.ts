import {
  announcedText,
  CLAIM,
  formatWon,
  valuableText,
  type PriceLine,
  type RequestDetail,
  type RequestItem,
  type RequestOffer,
} from '@dongne/contract';
import { latestMove } from '../common/latest-move';
import { reasonsOf } from '../common/estimate-line';
import { PAYMENT_LABEL } from '@dongne/pages';
import { paidFacts, taxFacts, type PaymentFact } from '../payment/payment-facts';

type Approval = NonNullable<RequestOffer['approval']>;

/** Facts of an agreed request; nothing is recalculated here. */
export interface Receipt {
  readonly requestId: number;
  readonly shopName: string;
  /** Representative and safety number of the shop. */
  readonly shopOwner: string;
  readonly shopPhone: string;
  /** Instant of the collection; null before it. */
  readonly collectedAt: string | null;
  /** Pickup address; empty once it is erased. Not part of the picture, which can be shown to anyone. */
  readonly address: string;
  readonly offerVersion: number;
  readonly approval: Approval;
  readonly washed: readonly RequestItem[];
  /** Returned unwashed and free. */
  readonly declined: readonly RequestItem[];
  readonly lines: readonly PriceLine[];
  readonly estimate: RequestOffer['estimate'];
  /** Reasons for a total above the estimate. */
  readonly reasons: readonly string[];
  /** State of the payment. */
  readonly payment: RequestDetail['payment'];
  readonly dueDate: string | null;
  /** Pieces counted by the customer before ordering: `와이셔츠 5, 코트 1`; empty without a count. */
  readonly announced: string;
  /** Valued pieces with price and day of purchase, one per line. */
  readonly valuables: readonly string[];
  /** Pieces counted at the collection. */
  readonly pieces: number | null;
}

/** Terms of liability that a receipt of laundry has to state. */
export const LIABILITY = `분실·손상은 배송 뒤 ${CLAIM.days}일 안에 접수할 수 있고, 소비자분쟁해결기준에 따라 다시 세탁·수선하거나 보상해요.`;

/** Way in which the price was approved. */
export const APPROVED_BY: Record<Approval['by'], string> = {
  customer: '직접 승인',
  advance: '미리 정한 금액 안에서 승인',
  system: '예상 금액 안에서 자동 승인',
};

/** Receipt of a request; null until its price is approved. */
export const receiptOf = ({
  applicationId,
  shop,
  offer,
  priceLines,
  payment,
  pieces,
  announcedItems,
  address,
  timeline,
  valuables,
}: RequestDetail): Receipt | null => {
  if (offer === null || offer.approval === null) return null;
  const declinedIds = new Set(offer.approval.declinedItemIds);
  return {
    requestId: applicationId,
    shopName: shop.laundryName,
    shopOwner: shop.representive,
    shopPhone: shop.phone,
    collectedAt: latestMove({ timeline }, 'Collected')?.at ?? null,
    address: [address.roadAddress, address.subAddress].filter((part) => part !== '').join(' '),
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
    valuables: valuables.map(valuableText),
    pieces,
  };
};

/** Means, time and tax of the payment; empty when nothing is owed. */
export const receiptPaymentFacts = ({ payment }: Receipt): readonly PaymentFact[] => [
  ...(payment.status === 'None' ? [] : [{ key: '결제 상태', value: PAYMENT_LABEL[payment.status] }]),
  ...paidFacts(payment),
  ...(payment.refundedWon === 0 ? [] : [{ key: '환불 금액', value: formatWon(payment.refundedWon) }]),
  ...taxFacts(payment),
];
