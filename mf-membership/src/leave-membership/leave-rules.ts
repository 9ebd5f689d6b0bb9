import { formatFullDay, formatWon, MEMBERSHIP, type MembershipEnd } from '@dongne/contract';

/** Effect of leaving, in one sentence. */
export const headlineOf = ({ isAtOnce, refundWon, endsAt }: MembershipEnd): string => {
  if (refundWon > 0) return `지금 해지하면 ${formatWon(refundWon)}을 모두 돌려 드려요`;
  return isAtOnce ? '지금 해지하면 바로 끝나요' : `${formatFullDay(endsAt)}까지 할인받을 수 있어요`;
};

/** Reason for the amount of a refund. */
export const refundReasonOf = ({ isAtOnce, refundWon, refundUntil, isUsed }: MembershipEnd): string => {
  if (refundWon > 0) return `아직 할인받지 않았고, 결제한 지 ${MEMBERSHIP.refundDays}일이 지나지 않았어요.`;
  if (isAtOnce) return '이번 달은 결제되지 않아서 돌려 드릴 금액이 없어요. 앞으로도 결제되지 않아요.';
  if (isUsed && refundUntil !== null)
    return '이번 달에 할인을 받았거나 할인된 금액이 나온 신청이 있어서 환불되지 않아요.';
  return `결제한 지 ${MEMBERSHIP.refundDays}일이 지나서 환불되지 않아요.`;
};

/** Rows of end and refund. */
export const rowsOf = ({ isAtOnce, refundWon, endsAt }: MembershipEnd) => [
  { key: '할인이 끝나는 때', value: isAtOnce ? '해지하는 즉시' : formatFullDay(endsAt) },
  { key: '앞으로의 결제', value: '없음' },
  ...(refundWon > 0 ? [{ key: '환불 방법', value: '결제하신 카드로 바로' }] : []),
  { key: '환불 금액', value: formatWon(refundWon), strong: true },
];

/** Confirmation before leaving. */
export const questionOf = ({ isAtOnce, refundWon, endsAt }: MembershipEnd): string => {
  if (refundWon > 0) return `멤버십이 바로 끝나고 ${formatWon(refundWon)}을 돌려 드려요.`;
  return isAtOnce ? '멤버십이 바로 끝나요.' : `${formatFullDay(endsAt)}까지 할인받고 끝나요. 환불은 없어요.`;
};
