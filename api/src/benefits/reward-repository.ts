import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '../database';
import { charges, inviteRewards, members, requests } from '../tables';

/** Whether a member has completed another request than this one. */
export const hasCompletedAnother = async (executor: Executor, memberId: number, requestId: number): Promise<boolean> =>
  (await executor.$count(
    requests,
    and(eq(requests.memberId, memberId), eq(requests.status, 'Completed'), ne(requests.id, requestId)),
  )) > 0;

/** Notes that an invitation is rewarded. @returns false where it was already: of two at once one is noted. */
export const noteReward = async (tx: Transaction, reward: typeof inviteRewards.$inferInsert): Promise<boolean> => {
  const noted = await tx
    .insert(inviteRewards)
    .values(reward)
    .onConflictDoNothing()
    .returning({ friendId: inviteRewards.friendId });
  return noted.length > 0;
};

/**
 * What a card has paid for a request and not got back, in won. What was paid before charges were kept has none: there the
 * request's own word counts.
 */
export const paidByCardOf = async (executor: Executor, requestId: number): Promise<number> => {
  const [charge] = await executor
    .select({ paidAt: charges.paidAt, amountWon: charges.amountWon, refundedWon: charges.refundedWon })
    .from(charges)
    .where(and(eq(charges.requestId, requestId), ne(charges.status, 'Void')));
  if (charge !== undefined) return charge.paidAt === null ? 0 : charge.amountWon - charge.refundedWon;
  const [before] = await executor
    .select({ totalWon: requests.totalWon })
    .from(requests)
    .innerJoin(members, eq(members.id, requests.memberId))
    .where(and(eq(requests.id, requestId), eq(requests.paymentStatus, 'Paid'), isNull(members.partnerId)));
  return before?.totalWon ?? 0;
};
