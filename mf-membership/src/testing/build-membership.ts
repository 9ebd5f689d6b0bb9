import type { MembershipInfo } from '@dongne/contract';

/** Running membership of three months. */
export const buildMembership = (given: Partial<MembershipInfo> = {}): MembershipInfo => ({
  hasMembership: true,
  userStatus: 'Membership',
  type: 'Card',
  membershipStatus: 'Active',
  membershipDivision: 'Monthly',
  nextPayment: '2026-04-02T00:00:00+09:00',
  firstRenewal: null,
  paidUntil: '2026-04-02T00:00:00+09:00',
  registeredAt: '2026-01-02T00:00:00+09:00',
  timeSinceRegistration: 59,
  totalCount: 4,
  totalDiscount: 12_300,
  failMsg: null,
  ...given,
});

/** Person without a membership. */
export const buildNoMembership = (given: Partial<MembershipInfo> = {}): MembershipInfo =>
  buildMembership({
    hasMembership: false,
    userStatus: 'Normal',
    membershipStatus: 'None',
    nextPayment: null,
    firstRenewal: '2026-04-02T00:00:00+09:00',
    paidUntil: null,
    registeredAt: null,
    timeSinceRegistration: 0,
    totalCount: 0,
    totalDiscount: 0,
    ...given,
  });
