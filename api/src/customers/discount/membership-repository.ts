import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '#base';
import { memberships } from '#tables';

/** Membership of a member, active or ended. */
export type MembershipRow = typeof memberships.$inferSelect;

/** Membership of a member, active or ended; undefined if there never was one. */
export const findMembership = async (executor: Executor, memberId: number): Promise<MembershipRow | undefined> => {
  const [row] = await executor.select().from(memberships).where(eq(memberships.memberId, memberId));
  return row;
};

/**
 * Reads and locks it until the transaction ends, so that no discount is counted meanwhile. The member is locked first.
 */
export const lockMembership = async (tx: Transaction, memberId: number): Promise<MembershipRow | undefined> => {
  const [row] = await tx.select().from(memberships).where(eq(memberships.memberId, memberId)).for('update');
  return row;
};

/** Inserts a first membership that is not paid yet. */
export const insertMembership = async (tx: Transaction, memberId: number, at: Date): Promise<MembershipRow> => {
  const [row] = await tx
    .insert(memberships)
    .values({ memberId, status: 'None', registeredAt: at, paidUntil: at })
    .returning();
  if (row === undefined) throw new Error('an insert gave no row');
  return row;
};

/** Updates a membership locked by this transaction. */
export const updateMembership = async (
  tx: Transaction,
  id: number,
  changes: PgUpdateSetSource<typeof memberships>,
): Promise<MembershipRow> => {
  const [row] = await tx.update(memberships).set(changes).where(eq(memberships.id, id)).returning();
  if (row === undefined) throw new Error('no membership to change');
  return row;
};

type Due = ReturnType<typeof and>;

/** Paid period over, next month not charged yet. */
const isToRenew = (now: Date): Due =>
  and(eq(memberships.status, 'Active'), isNull(memberships.dueFrom), lte(memberships.paidUntil, now));

/** Cancelled, and the paid period is over. */
const isToEnd = (now: Date): Due => and(eq(memberships.status, 'Leaving'), lte(memberships.paidUntil, now));

/** Renewal before that moment, without a reminder yet. */
const isToRemind = (now: Date, renewedBy: Date): Due =>
  and(
    eq(memberships.status, 'Active'),
    gt(memberships.paidUntil, now),
    lte(memberships.paidUntil, renewedBy),
    or(isNull(memberships.remindedOf), sql`${memberships.remindedOf} <> ${memberships.paidUntil}`),
  );

const membersWhere = async (executor: Executor, isDue: Due, limit: number): Promise<number[]> => {
  const rows = await executor
    .select({ memberId: memberships.memberId })
    .from(memberships)
    .where(isDue)
    .orderBy(asc(memberships.paidUntil), asc(memberships.id))
    .limit(limit);
  return rows.map(({ memberId }) => memberId);
};

/** Members with a month to charge. */
export const membersToRenew = (executor: Executor, now: Date, limit: number): Promise<number[]> =>
  membersWhere(executor, isToRenew(now), limit);

/** Members whose cancelled membership ends. */
export const membersToEnd = (executor: Executor, now: Date, limit: number): Promise<number[]> =>
  membersWhere(executor, isToEnd(now), limit);

/** Members charged by `renewedBy` who have no reminder yet. */
export const membersToRemind = (executor: Executor, now: Date, renewedBy: Date, limit: number): Promise<number[]> =>
  membersWhere(executor, isToRemind(now, renewedBy), limit);
