import { and, asc, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { members, outboxMessages, sandboxInbox, sessions, webPushSubscriptions } from '#tables';

export type OutboxRow = typeof outboxMessages.$inferSelect;
type OutboxChanges = Partial<typeof outboxMessages.$inferInsert>;

/** Writes messages; an advertising that its member has got already is left out. @returns their ids. */
export const insertMessages = async (
  executor: Executor,
  rows: readonly (typeof outboxMessages.$inferInsert)[],
): Promise<number[]> => {
  if (rows.length === 0) return [];
  const written = await executor
    .insert(outboxMessages)
    .values([...rows])
    .onConflictDoNothing({ target: [outboxMessages.memberId, outboxMessages.onceKey] })
    .returning({ id: outboxMessages.id });
  return written.map(({ id }) => id);
};

/**
 * May be tried now: its time has come, or whoever was sending it is dead; and nothing earlier of its request is on its way.
 * One that finally failed is in nobody's way.
 */
const isDue = (now: Date): SQL =>
  sql`${outboxMessages.state} in ('waiting', 'sending') and ${outboxMessages.dueAt} <= ${now.toISOString()}
    and not exists (select 1 from ${outboxMessages} earlier where earlier.request_id = ${outboxMessages.requestId}
      and earlier.id < ${outboxMessages.id} and earlier.state in ('waiting', 'sending'))`;

/** How many messages are due, at most `limit`. */
export const countDue = async (executor: Executor, now: Date, limit: number): Promise<number> => {
  const rows = await executor.select({ id: outboxMessages.id }).from(outboxMessages).where(isDue(now)).limit(limit);
  return rows.length;
};

/**
 * Takes due messages on, which nobody else does until the lease ends; codes first, because they end soonest.
 *
 * @param only one message, where it is not to be whichever is due.
 */
export const claimDue = async (
  executor: Executor,
  { now, leaseEndsAt, limit, only }: { now: Date; leaseEndsAt: Date; limit: number; only?: number | undefined },
): Promise<OutboxRow[]> => {
  const due = executor
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(and(isDue(now), only === undefined ? undefined : eq(outboxMessages.id, only)))
    .orderBy(sql`${outboxMessages.purpose} <> 'code'`, asc(outboxMessages.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const claimed = await executor
    .update(outboxMessages)
    .set({ state: 'sending', dueAt: leaseEndsAt, tries: sql`${outboxMessages.tries} + 1` })
    // An array is worked out once: the subquery alone may be run again, and would then skip what it has locked itself.
    .where(sql`${outboxMessages.id} = any(array(${due}))`)
    .returning();
  return claimed.sort((a, b) => a.id - b.id);
};

/**
 * Writes what came of a message, unless somebody else has taken it on meanwhile.
 *
 * @param claimed as {@link claimDue} gave it.
 */
export const settleMessage = async (
  executor: Executor,
  { id, tries }: Pick<OutboxRow, 'id' | 'tries'>,
  changes: OutboxChanges,
): Promise<void> => {
  const isStillOurs = and(
    eq(outboxMessages.id, id),
    eq(outboxMessages.state, 'sending'),
    eq(outboxMessages.tries, tries),
  );
  await executor.update(outboxMessages).set(changes).where(isStillOurs);
};

/** How a message stands. */
export const findMessage = async (executor: Executor, id: number): Promise<OutboxRow | undefined> => {
  const [row] = await executor.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return row;
};

/** Whether anything to a number is being sent at this moment. */
export const isBeingSent = async (executor: Executor, to: string): Promise<boolean> => {
  const sending = and(eq(outboxMessages.to, to), eq(outboxMessages.state, 'sending'));
  return (await executor.select({ id: outboxMessages.id }).from(outboxMessages).where(sending).limit(1)).length > 0;
};

/** What still waits for a member's old number goes to the new one. */
export const readdressMessages = async (
  tx: Transaction,
  { memberId, from, to }: { readonly memberId: number; readonly from: string; readonly to: string },
): Promise<void> => {
  const isTheirs = and(eq(outboxMessages.memberId, memberId), eq(outboxMessages.to, from));
  await tx
    .update(outboxMessages)
    .set({ to })
    .where(and(isTheirs, eq(outboxMessages.state, 'waiting')));
};

/** Forgets every message to a number: those on their way, and what the sandbox shows on its phone. */
export const deleteMessagesTo = async (tx: Transaction, phoneNumber: string): Promise<void> => {
  await tx.delete(outboxMessages).where(eq(outboxMessages.to, phoneNumber));
  await tx.delete(sandboxInbox).where(eq(sandboxInbox.to, phoneNumber));
};

/** Whether anything has been done with so long ago. */
export const hasEndedBefore = async (executor: Executor, before: Date): Promise<boolean> => {
  const old = lt(outboxMessages.endedAt, before);
  return (await executor.select({ id: outboxMessages.id }).from(outboxMessages).where(old).limit(1)).length > 0;
};

/** Forgets what has been done with so long ago. */
export const deleteEndedBefore = async (executor: Executor, before: Date): Promise<void> => {
  await executor.delete(outboxMessages).where(lt(outboxMessages.endedAt, before));
};

/** Where pushes to a member go: the devices of their sessions, each once. */
export const pushTokensOf = async (executor: Executor, memberId: number): Promise<string[]> => {
  const rows = await executor
    .selectDistinct({ token: sessions.fcmToken })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt), isNotNull(sessions.fcmToken)));
  return rows.flatMap(({ token }) => (token === null || token === '' ? [] : [token])).sort();
};

/** A login that is not over and has a phone or a browser to push to. */
const hasDevice = sql<boolean>`exists (select 1 from ${sessions} s
  left join ${webPushSubscriptions} w on w.session_id = s.id
  where s.member_id = ${members}.id and s.ended_at is null
    and (s.fcm_token <> '' or w.session_id is not null))`;

/** Who has agreed to advertising, by their ids. */
export const advertisingMembers = (executor: Executor, afterId: number, limit: number) =>
  executor
    .select({
      id: members.id,
      phoneNumber: members.phoneNumber,
      partnerId: members.partnerId,
      nightAllowed: members.nightAllowed,
      hasDevice,
    })
    .from(members)
    .where(and(eq(members.marketingAllowed, true), isNull(members.withdrawnAt), sql`${members.id} > ${afterId}`))
    .orderBy(asc(members.id))
    .limit(limit);

/** Members whose consent to advertising was given, and last said back to them, before this. */
export const consentsSince = async (executor: Executor, before: Date, limit: number): Promise<number[]> => {
  const since = sql`coalesce(${members.consentToldAt}, ${members.marketingAgreedAt})`;
  const isOld = sql`${since} <= ${before.toISOString()}`;
  const rows = await executor
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.marketingAllowed, true), isNull(members.withdrawnAt), isOld))
    .orderBy(asc(members.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};
