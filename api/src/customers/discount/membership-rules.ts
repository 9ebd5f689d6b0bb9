import { monthsAfter } from '@dongne/contract';
import type { MembershipRow } from './membership-repository';
import type { MembershipStatusWord } from './membership-schemas';

/** `userStatus` on the wire; product specification §4: a member has a membership when it says Membership. */
export type UserStatusWord = 'Normal' | 'Membership';

/** Whether the discount applies now: a cancelled membership has it until the end of its paid period (ruling). */
export const isRunning = (membership: MembershipRow | undefined, now: Date): boolean => {
  switch (membership?.status) {
    case 'Active':
    case 'Failing':
      return true;
    case 'Leaving':
      return membership.paidUntil > now;
    case 'None':
    case 'Ended':
    case undefined:
      return false;
  }
};

/** Value of `userStatus` at this moment. */
export const userStatusOf = (membership: MembershipRow | undefined, now: Date): UserStatusWord =>
  isRunning(membership, now) ? 'Membership' : 'Normal';

/** Value of `membershipStatus`: joining until the first month's payment is confirmed. */
export const membershipStatusOf = (membership: MembershipRow | undefined): MembershipStatusWord => {
  if (membership === undefined) return 'None';
  const { status, dueFrom } = membership;
  return dueFrom !== null && (status === 'None' || status === 'Ended') ? 'Joining' : status;
};

/** Next charge: a refused renewal is retried before the next month; null without one. */
export const nextPaymentOf = ({ status, retryAt, paidUntil }: MembershipRow): Date | null => {
  switch (status) {
    case 'Active':
      return paidUntil;
    case 'Failing':
      return retryAt ?? paidUntil;
    case 'None':
    case 'Leaving':
    case 'Ended':
      return null;
  }
};

/** Second charge of a membership that is or would be joined now; null while one is active. */
export const firstRenewalOf = (membership: MembershipRow | undefined, now: Date): Date | null => {
  if (isRunning(membership, now)) return null;
  const isJoining = membershipStatusOf(membership) === 'Joining';
  return monthsAfter((isJoining ? membership?.dueFrom : null) ?? now, 1);
};
