import type { MembershipInfo } from '../api-types';

/** Active membership, with its next payment on 2026-12-01. */
export const buildMembership = (info: Partial<MembershipInfo> = {}): MembershipInfo => ({
  hasMembership: true,
  userStatus: 'Membership',
  type: 'Card',
  membershipStatus: 'Active',
  membershipDivision: 'Monthly',
  nextPayment: '2026-12-01T09:00:00+09:00',
  firstRenewal: null,
  paidUntil: '2026-12-01T09:00:00+09:00',
  registeredAt: '2026-11-01T09:00:00+09:00',
  timeSinceRegistration: 19,
  totalCount: 2,
  totalDiscount: 3_200,
  failMsg: null,
  ...info,
});
