import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { members, outboxMessages, outgoingMessages, sessions, webPushSubscriptions } from '#tables';

export type OutboxRow = typeof outboxMessages.$inferSelect;
type OutboxChanges = Partial<typeof outboxMessages.$inferInsert>;

/** Inserts messages; duplicates of an advertisement are skipped. @returns their ids. */
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
 * Condition of a claimable message: due, or its lease has expired, and no earlier message of its request is pending.
 * Finally failed ones do not block.
 */
const isDue = (now: Date): SQL =>
  sql`${outboxMessages.state} in ('waiting', 'sending') and ${outboxMessages.dueAt} <= ${now.toISOString()}
    and not exists (select 1 from ${outboxMessages} earlier where earlier.request_id = ${outboxMessages.requestId}
      and earlier.id < ${outboxMessages.id} and earlier.state in ('waiting', 'sending'))`;

/** Counts due messages, up to `limit`. */
export const countDue = async (executor: Executor, now: Date, limit: number): Promise<number> => {
  const rows = await executor.select({ id: outboxMessages.id }).from(outboxMessages).where(isDue(now)).limit(limit);
  return rows.length;
};

/** Counts messages that are due or tried again, and since when the oldest is; `null` for none. */
export const waitingMessages = async (
  executor: Executor,
  now: Date,
): Promise<{ readonly count: number; readonly since: Date | null }> => {
  const { state, dueAt, tries, createdAt } = outboxMessages;
  // A failed attempt moves `dueAt` on.
  const since = sql<Date | null>`min(case when ${tries} > 0 then ${createdAt} else ${dueAt} end)`.mapWith(dueAt);
  const [row] = await executor
    .select({ count: count(), since })
    .from(outboxMessages)
    .where(and(inArray(state, ['waiting', 'sending']), or(lte(dueAt, now), gt(tries, 0))));
  return row ?? { count: 0, since: null };
};

/**
 * Claims due messages until the lease ends; codes first, because they expire soonest.
 *
 * @param only id of one message, instead of all due ones.
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
    // An array is evaluated once; a plain subquery may be evaluated again and then skip the rows it locked itself.
    .where(sql`${outboxMessages.id} = any(array(${due}))`)
    .returning();
  return claimed.sort((a, b) => a.id - b.id);
};

/**
 * Stores the result of a message, unless another process has claimed it meanwhile (fencing).
 *
 * @param claimed row returned by {@link claimDue}.
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

/** Reads a message. */
export const findMessage = async (executor: Executor, id: number): Promise<OutboxRow | undefined> => {
  const [row] = await executor.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return row;
};

/** Whether a message to a number is being sent now. */
export const isBeingSent = async (executor: Executor, to: string): Promise<boolean> => {
  const sending = and(eq(outboxMessages.to, to), eq(outboxMessages.state, 'sending'));
  return (await executor.select({ id: outboxMessages.id }).from(outboxMessages).where(sending).limit(1)).length > 0;
};

/** Changes the recipient of waiting messages to the member's new number. */
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

/** Deletes all messages to a number, from the outbox and the phone of a stand-in provider. */
export const deleteMessagesTo = async (tx: Transaction, phoneNumber: string): Promise<void> => {
  await tx.delete(outboxMessages).where(eq(outboxMessages.to, phoneNumber));
  await tx.delete(outgoingMessages).where(eq(outgoingMessages.to, phoneNumber));
};

/** Whether any message ended before that time. */
export const hasEndedBefore = async (executor: Executor, before: Date): Promise<boolean> => {
  const old = lt(outboxMessages.endedAt, before);
  return (await executor.select({ id: outboxMessages.id }).from(outboxMessages).where(old).limit(1)).length > 0;
};

/** Deletes messages that ended before that time. */
export const deleteEndedBefore = async (executor: Executor, before: Date): Promise<void> => {
  await executor.delete(outboxMessages).where(lt(outboxMessages.endedAt, before));
};

/** Push tokens of a member's sessions, without duplicates. */
export const pushTokensOf = async (executor: Executor, memberId: number): Promise<string[]> => {
  const rows = await executor
    .selectDistinct({ token: sessions.fcmToken })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt), isNotNull(sessions.fcmToken)));
  return rows.flatMap(({ token }) => (token === null || token === '' ? [] : [token])).sort();
};

/** Condition: an active session with a push token or web push subscription. */
const hasDevice = sql<boolean>`exists (select 1 from ${sessions} s
  left join ${webPushSubscriptions} w on w.session_id = s.id
  where s.member_id = ${members}.id and s.ended_at is null
    and (s.fcm_token <> '' or w.session_id is not null))`;

/** Members with an advertising consent, by id. */
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

/** Members whose advertising consent was given or last confirmed before a time. */
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
