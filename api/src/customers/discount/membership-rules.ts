import { monthsAfter } from '@dongne/contract';
import type { MembershipRow } from './membership-repository';
import type { MembershipStatusWord } from './membership-schemas';

/** `userStatus` on the wire; product specification §4: a member has a membership when it says Membership. */
export type UserStatusWord = 'Normal' | 'Membership';

/** Whether the benefit holds now: a cancelled membership keeps it to the end of its paid period (ruling). */
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

/** What `userStatus` says at this moment. */
export const userStatusOf = (membership: MembershipRow | undefined, now: Date): UserStatusWord =>
  isRunning(membership, now) ? 'Membership' : 'Normal';

/** `membershipStatus` on the wire: who has asked for it and whose first month is not known to be paid is joining. */
export const membershipStatusOf = (membership: MembershipRow | undefined): MembershipStatusWord => {
  if (membership === undefined) return 'None';
  const { status, dueFrom } = membership;
  return dueFrom !== null && (status === 'None' || status === 'Ended') ? 'Joining' : status;
};

/** When money is taken next: a refused renewal is tried again before the next month; null when nothing more is taken. */
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

/** When a membership that is being joined, or would be now, is paid for the second time; null while one runs. */
export const firstRenewalOf = (membership: MembershipRow | undefined, now: Date): Date | null => {
  if (isRunning(membership, now)) return null;
  const isJoining = membershipStatusOf(membership) === 'Joining';
  return monthsAfter((isJoining ? membership?.dueFrom : null) ?? now, 1);
};
