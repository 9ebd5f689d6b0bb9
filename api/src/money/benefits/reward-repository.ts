import type { PaymentStatus } from '@dongne/contract';
import { and, eq, isNull, ne, notInArray } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { charges, inviteRewards, members, requests } from '#tables';

/** Payment states in which a request's price is still owed. */
const OWED: readonly PaymentStatus[] = ['Issued', 'Failed', 'Overdue'];

/** Whether a request is the only one of its member that is completed and owes nothing. */
export const isFirstSettled = async (
  executor: Executor,
  { id, memberId }: Pick<typeof requests.$inferSelect, 'id' | 'memberId'>,
): Promise<boolean> => {
  const settled = await executor
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.memberId, memberId),
        eq(requests.status, 'Completed'),
        notInArray(requests.paymentStatus, [...OWED]),
      ),
    )
    .limit(2);
  return settled.length === 1 && settled[0]?.id === id;
};

/** Notes that an invitation is rewarded. @returns false where it was already: of two concurrent calls one succeeds. */
export const noteReward = async (tx: Transaction, reward: typeof inviteRewards.$inferInsert): Promise<boolean> => {
  const noted = await tx
    .insert(inviteRewards)
    .values(reward)
    .onConflictDoNothing()
    .returning({ friendId: inviteRewards.friendId });
  return noted.length > 0;
};

/**
 * Card payments for a request minus refunds, in won. Payments older than the table of charges fall back to the
 * request's own amount.
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
