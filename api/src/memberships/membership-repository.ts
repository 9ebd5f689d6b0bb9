import { eq } from 'drizzle-orm';
import type { Executor } from '../database';
import { memberships } from '../tables';

/** A member's membership, running or over. */
export type MembershipRow = typeof memberships.$inferSelect;

/** The member's membership, running or over; undefined for who never joined. */
export const findMembership = async (executor: Executor, memberId: number): Promise<MembershipRow | undefined> => {
  const [row] = await executor.select().from(memberships).where(eq(memberships.memberId, memberId));
  return row;
};
