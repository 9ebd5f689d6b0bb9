import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { memberships, membershipUses, requests } from '#tables';

type UseRow = typeof membershipUses.$inferSelect;

/** Inserts the use of a discounted price. @returns false when it exists already. */
export const insertUse = async (tx: Transaction, use: UseRow): Promise<boolean> => {
  const rows = await tx.insert(membershipUses).values(use).onConflictDoNothing().returning();
  return rows.length > 0;
};

/** Deletes it; undefined when there is none. */
export const deleteUse = async (tx: Transaction, requestId: number): Promise<UseRow | undefined> => {
  const [row] = await tx.delete(membershipUses).where(eq(membershipUses.requestId, requestId)).returning();
  return row;
};

/** Adds to the total savings of a membership. */
export const addToTotals = async (tx: Transaction, memberId: number, count: number, won: number): Promise<void> => {
  await tx
    .update(memberships)
    .set({
      totalCount: sql`${memberships.totalCount} + ${count}`,
      totalDiscountWon: sql`${memberships.totalDiscountWon} + ${won}`,
    })
    .where(eq(memberships.memberId, memberId));
};

/** Whether a member used the discount since then: in an approved price, or in one that awaits approval. */
export const hasUsedSince = async (executor: Executor, memberId: number, since: Date): Promise<boolean> => {
  const used = and(eq(membershipUses.memberId, memberId), gte(membershipUses.usedAt, since));
  if ((await executor.$count(membershipUses, used)) > 0) return true;
  const offered = and(
    eq(requests.memberId, memberId),
    eq(requests.status, 'Registered'),
    eq(requests.hasMembershipDiscount, true),
    isNull(requests.approvedAt),
  );
  return (await executor.$count(requests, offered)) > 0;
};
