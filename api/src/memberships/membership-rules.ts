import type { MembershipRow } from './membership-repository';

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
    case 'Ended':
    case undefined:
      return false;
  }
};

/** What `userStatus` says at this moment. */
export const userStatusOf = (membership: MembershipRow | undefined, now: Date): UserStatusWord =>
  isRunning(membership, now) ? 'Membership' : 'Normal';
