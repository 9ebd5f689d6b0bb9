import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type Executor, type Transaction, JOB_BATCH } from '#base';
import { lostNumbers, members, sessions } from '#tables';

/** Change of a lost number. */
export type LostNumberRow = typeof lostNumbers.$inferSelect;

/** Outcome of a change. */
export type LostNumberOutcome = 'changed' | 'stopped' | 'refused' | 'replaced';

const isOpen = isNull(lostNumbers.endedAt);

/** Inserts a change. The caller has locked the member and checked that none is open. */
export const insertLostNumber = async (
  tx: Transaction,
  row: typeof lostNumbers.$inferInsert,
): Promise<LostNumberRow> => {
  const [inserted] = await tx.insert(lostNumbers).values(row).returning();
  if (inserted === undefined) throw new Error('An insert returned no row');
  return inserted;
};

/** Waiting change of a member, if any. */
export const findOpenLostNumber = async (executor: Executor, memberId: number): Promise<LostNumberRow | undefined> => {
  const [row] = await executor
    .select()
    .from(lostNumbers)
    .where(and(eq(lostNumbers.memberId, memberId), isOpen));
  return row;
};

/** Whether a change requested by this session was stopped after that moment. */
export const wasStoppedSince = async (executor: Executor, sessionId: string, since: Date): Promise<boolean> => {
  const stopped = await executor
    .select({ id: lostNumbers.id })
    .from(lostNumbers)
    .where(
      and(eq(lostNumbers.sessionId, sessionId), eq(lostNumbers.outcome, 'stopped'), gt(lostNumbers.endedAt, since)),
    )
    .limit(1);
  return stopped.length > 0;
};

/** Member of an open change, by its id from a link or the support list. */
export const memberOfOpenLostNumber = async (executor: Executor, id: number): Promise<number | undefined> => {
  const [row] = await executor
    .select({ memberId: lostNumbers.memberId })
    .from(lostNumbers)
    .where(and(eq(lostNumbers.id, id), isOpen));
  return row?.memberId;
};

/** Ends a change and deletes its number. */
export const endLostNumber = async (
  tx: Transaction,
  id: number,
  outcome: LostNumberOutcome,
  endedAt: Date,
): Promise<void> => {
  const ended = { outcome, endedAt, newNumber: null, remindAt: null };
  await tx.update(lostNumbers).set(ended).where(eq(lostNumbers.id, id));
};

/** Sets the next reminder; null for none. */
export const setReminder = async (tx: Transaction, id: number, remindAt: Date | null): Promise<void> => {
  await tx.update(lostNumbers).set({ remindAt }).where(eq(lostNumbers.id, id));
};

const idsWhere = async (executor: Executor, condition: ReturnType<typeof and>): Promise<number[]> => {
  const rows = await executor
    .select({ memberId: lostNumbers.memberId })
    .from(lostNumbers)
    .where(and(isOpen, condition))
    .orderBy(asc(lostNumbers.dueAt))
    .limit(JOB_BATCH);
  return rows.map(({ memberId }) => memberId);
};

/** Members whose change is due. */
export const membersWithDueChange = (executor: Executor, now: Date): Promise<number[]> =>
  idsWhere(executor, lte(lostNumbers.dueAt, now));

/** Members due for a reminder of a waiting change. */
export const membersToRemind = (executor: Executor, now: Date): Promise<number[]> =>
  idsWhere(executor, and(gt(lostNumbers.dueAt, now), lte(lostNumbers.remindAt, now)));

/**
 * Members whose change was requested by a session that ended because its refresh token was reused; optionally of one
 * member.
 */
export const membersWithStolenAsker = async (executor: Executor, memberId?: number): Promise<number[]> => {
  const isMembers = memberId === undefined ? undefined : eq(lostNumbers.memberId, memberId);
  const rows = await executor
    .select({ memberId: lostNumbers.memberId })
    .from(lostNumbers)
    .innerJoin(sessions, eq(sessions.id, lostNumbers.sessionId))
    .where(and(isOpen, isMembers, eq(sessions.endReason, 'reuse')))
    .limit(JOB_BATCH);
  return rows.map(({ memberId }) => memberId);
};

/** Open changes first, then ended ones, each group newest first. */
export const lostNumbersAfter = (
  executor: Executor,
  { isEnded, beforeId }: { readonly isEnded: boolean; readonly beforeId?: number | undefined },
  count: number,
) => {
  const older = beforeId === undefined ? undefined : lt(lostNumbers.id, beforeId);
  const hasEnded = isNotNull(lostNumbers.endedAt);
  const condition = isEnded ? and(hasEnded, older) : or(and(isOpen, older), hasEnded);
  return executor
    .select({ change: lostNumbers, presentNumber: members.phoneNumber })
    .from(lostNumbers)
    .innerJoin(members, eq(members.id, lostNumbers.memberId))
    .where(condition)
    .orderBy(sql`${lostNumbers.endedAt} is not null`, desc(lostNumbers.id))
    .limit(count);
};

/** Deletes all changes of a withdrawing member. */
export const deleteLostNumbersOf = async (tx: Transaction, memberId: number): Promise<void> => {
  await tx.delete(lostNumbers).where(eq(lostNumbers.memberId, memberId));
};
