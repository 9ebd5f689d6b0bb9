import { formatFullDay, formatWon, type MembershipPayment } from '@dongne/contract';

/** `2026년 3월 2일 (월) ~ 4월 2일 (목)`: from the day it begins to the day on which the next month does. */
export const periodOf = ({ periodStartsAt, periodEndsAt }: MembershipPayment): string =>
  `${formatFullDay(periodStartsAt)} ~ ${formatFullDay(periodEndsAt).replace(/^\d+년 /, '')}`;

/** What became of a payment, each a line: the card, why it was refused, what went back. */
export const detailsOf = (payment: MembershipPayment): readonly string[] => {
  const { state, card, paidAt, askedAt, failMsg, refundedAt, refundedWon } = payment;
  const when = formatFullDay(paidAt ?? askedAt);
  const paid = [card, `${when} ${paidAt === null ? '시도' : '결제'}`].filter((part) => part !== null).join(' · ');
  switch (state) {
    case 'Pending':
      return [paid, '카드사의 답을 기다리고 있어요.'];
    case 'Paid':
      return [paid];
    case 'Failed':
      return [paid, `${failMsg ?? '카드가 거절됐어요.'} 매일 한 번씩 다시 결제할게요.`];
    case 'GivenUp':
      return [paid, ...(failMsg === null ? [] : [failMsg])];
    case 'Refunding':
      return [paid, '결제하신 카드로 돌려 드리고 있어요.'];
    case 'Refunded':
      return [paid, `${formatWon(refundedWon)} 환불${refundedAt === null ? '' : ` · ${formatFullDay(refundedAt)}`}`];
  }
};
