import { cardText, formatMoment, formatPoints, formatWon, type RequestDetail } from '@dongne/contract';

type Payment = RequestDetail['payment'];

/** A name and its value. */
export interface PaymentFact {
  readonly key: string;
  readonly value: string;
}

/** How and when it was paid; nothing while it was not. */
export const paidFacts = ({ card, paidAt }: Payment): readonly PaymentFact[] => [
  ...(card === null ? [] : [{ key: '결제 카드', value: cardText(card) }]),
  // Vouchers have paid for it where no card has.
  ...(card === null && paidAt !== null ? [{ key: '결제 수단', value: '바우처' }] : []),
  ...(paidAt === null ? [] : [{ key: '결제 일시', value: formatMoment(paidAt) }]),
];

/** What stays paid after refunds, split for the tax; nothing where all of it went back. */
export const taxFacts = ({ tax }: Payment): readonly PaymentFact[] =>
  tax === null || tax.supplyWon === 0
    ? []
    : [
        { key: '공급가액', value: formatWon(tax.supplyWon) },
        { key: '부가세', value: formatWon(tax.vatWon) },
      ];

type Refund = Payment['refunds'][number];

/** What goes back: money, and the points that had paid what no money did. */
export const refundedText = ({ amountWon, points }: Pick<Refund, 'amountWon' | 'points'>): string =>
  [...(amountWon === 0 ? [] : [formatWon(amountWon)]), ...(points === 0 ? [] : [formatPoints(points)])].join(' · ');

/** The items that it is for; empty where it is of the whole request. */
export const refundedItems = ({ items }: Refund): string => items.map(({ name }) => name).join(', ');
