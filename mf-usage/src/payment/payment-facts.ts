import { DOT, cardText, formatMoment, formatPoints, formatWon, type RequestDetail } from '@dongne/contract';

type Payment = RequestDetail['payment'];

/** Name and value of a payment fact. */
export interface PaymentFact {
  readonly key: string;
  readonly value: string;
}

/** Means and time of a payment; empty while unpaid. */
export const paidFacts = ({ card, paidAt }: Payment): readonly PaymentFact[] => [
  ...(card === null ? [] : [{ key: '결제 카드', value: cardText(card) }]),
  // A payment without a card was made by vouchers.
  ...(card === null && paidAt !== null ? [{ key: '결제 수단', value: '바우처' }] : []),
  ...(paidAt === null ? [] : [{ key: '결제 일시', value: formatMoment(paidAt) }]),
];

/** Remaining amount after refunds, split for the tax; empty when everything was refunded. */
export const taxFacts = ({ tax }: Payment): readonly PaymentFact[] =>
  tax === null || tax.supplyWon === 0
    ? []
    : [
        { key: '공급가액', value: formatWon(tax.supplyWon) },
        { key: '부가세', value: formatWon(tax.vatWon) },
      ];

type Refund = Payment['refunds'][number];

/** Refunded money and points. */
export const refundedText = ({ amountWon, points }: Pick<Refund, 'amountWon' | 'points'>): string =>
  [...(amountWon === 0 ? [] : [formatWon(amountWon)]), ...(points === 0 ? [] : [formatPoints(points)])].join(DOT);

/** Names of the refunded items; empty when the whole request was refunded. */
export const refundedItems = ({ items }: Refund): string => items.map(({ name }) => name).join(', ');
