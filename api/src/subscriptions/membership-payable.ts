import type { Payable } from '../charges';
import { holdMember } from '../members';

/** A month of the membership. */
export const membershipPayable: Payable = {
  retryHours: [],
  overdueHours: null,
  lock: (tx, { memberId }) => holdMember(tx, memberId),
  onPaid: async () => undefined,
  onRefused: async () => undefined,
  onOverdue: async () => undefined,
  onRefunded: async () => undefined,
};
