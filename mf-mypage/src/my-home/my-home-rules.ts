import { DOT, formatDay, MEMBERSHIP, type MembershipAnswer } from '@dongne/contract';

type MembershipInfo = MembershipAnswer['userMembershipInfo'][number];

/** Short text on the membership; the offer without data. */
export const membershipText = (info: MembershipInfo | undefined): string => {
  switch (info?.membershipStatus) {
    case 'Active':
      return info.nextPayment === null ? '이용 중이에요' : `이용 중${DOT}다음 결제 ${formatDay(info.nextPayment)}`;
    case 'Leaving':
      return info.paidUntil === null ? '해지했어요' : `해지 예정${DOT}${formatDay(info.paidUntil)}까지 이용`;
    case 'Failing':
      return '결제수단을 확인해 주세요';
    case 'Joining':
      return '결제를 확인하고 있어요';
    case 'None':
    case 'Ended':
    case undefined:
      return `제휴 세탁소에서 ${MEMBERSHIP.discountPercent}% 할인돼요`;
  }
};
