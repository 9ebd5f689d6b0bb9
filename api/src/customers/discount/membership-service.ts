import type { Needs } from '#base';
import { findMembership } from './membership-repository';
import { firstRenewalOf, isRunning, membershipStatusOf, nextPaymentOf, userStatusOf } from './membership-rules';
import type { MembershipView } from './membership-schemas';

const DAY_MS = 24 * 3_600_000;

/** Membership for my page and the membership page; also for a customer who never joined. */
export const viewMembership = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
): Promise<MembershipView> => {
  const now = clock.now();
  const membership = await findMembership(database, memberId);
  const known = membership?.status === 'None' ? undefined : membership;
  return {
    hasMembership: isRunning(membership, now),
    userStatus: userStatusOf(membership, now),
    type: 'Card',
    membershipStatus: membershipStatusOf(membership),
    membershipDivision: 'Monthly',
    nextPayment: known === undefined ? null : (nextPaymentOf(known)?.toISOString() ?? null),
    firstRenewal: firstRenewalOf(membership, now)?.toISOString() ?? null,
    paidUntil: known?.paidUntil.toISOString() ?? null,
    registeredAt: known?.registeredAt.toISOString() ?? null,
    timeSinceRegistration:
      known === undefined ? 0 : Math.max(0, Math.floor((now.getTime() - known.registeredAt.getTime()) / DAY_MS)),
    totalCount: membership?.totalCount ?? 0,
    totalDiscount: membership?.totalDiscountWon ?? 0,
    failMsg: membership?.failMessage ?? null,
  };
};
