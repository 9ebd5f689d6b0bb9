import { cardText, PAYMENT_LATE_LOOK_MINUTES } from '@dongne/contract';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { IN_DOUBT, type Executor, type Transaction } from '#base';
import { paymentAttempts, type AttemptState } from '#tables';

/** An attempt to take the money of a charge. */
export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** States of attempts that are open or have succeeded. */
export const OPEN: readonly AttemptState[] = ['window', ...IN_DOUBT, 'approved'];

/** Writes an attempt. @throws when the charge has another open one: a unique index enforces that. */
export const insertAttempt = async (tx: Transaction, row: typeof paymentAttempts.$inferInsert): Promise<AttemptRow> => {
  const [attempt] = await tx.insert(paymentAttempts).values(row).returning();
  if (attempt === undefined) throw new Error('an insert gave no row');
  return attempt;
};

/** An attempt, or undefined. */
export const findAttempt = async (executor: Executor, id: number): Promise<AttemptRow | undefined> => {
  const [row] = await executor.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row;
};

/** The attempt of an order id, or of a provider's tid. */
export const findAttemptOf = async (
  executor: Executor,
  { orderId, tid }: { readonly orderId: string; readonly tid: string },
): Promise<AttemptRow | undefined> => {
  const [row] = await executor
    .select()
    .from(paymentAttempts)
    .where(or(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.tid, tid)))
    .orderBy(sql`${paymentAttempts.orderId} = ${orderId} desc`)
    .limit(1);
  return row;
};

/** The attempt of a payment window. */
export const findAttemptBySid = async (executor: Executor, sid: string): Promise<AttemptRow | undefined> => {
  const [row] = await executor.select().from(paymentAttempts).where(eq(paymentAttempts.sid, sid));
  return row;
};

/** A charge's one attempt that is open or has succeeded. */
export const openAttemptOf = async (executor: Executor, chargeId: number): Promise<AttemptRow | undefined> => {
  const [row] = await executor
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.chargeId, chargeId), inArray(paymentAttempts.state, [...OPEN])));
  return row;
};

/** All attempts of a charge, oldest first. */
export const attemptsOf = (executor: Executor, chargeId: number): Promise<AttemptRow[]> =>
  executor
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.chargeId, chargeId))
    .orderBy(asc(paymentAttempts.id));

/** Changes an attempt. */
export const updateAttempt = async (
  tx: Transaction,
  id: number,
  changes: PgUpdateSetSource<typeof paymentAttempts>,
): Promise<AttemptRow> => {
  const [row] = await tx.update(paymentAttempts).set(changes).where(eq(paymentAttempts.id, id)).returning();
  if (row === undefined) throw new Error('no attempt to change');
  return row;
};

/** Moves an attempt to its next state by compare-and-set; undefined when another process was faster. */
export const claimAttempt = async (
  executor: Executor,
  id: number,
  from: AttemptState,
  changes: PgUpdateSetSource<typeof paymentAttempts>,
): Promise<AttemptRow | undefined> => {
  const [row] = await executor
    .update(paymentAttempts)
    .set(changes)
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, from)))
    .returning();
  return row;
};

/** Doubles the interval after every look-up, up to half an hour. */
const askedLongAgo = (now: Date) =>
  or(
    isNull(paymentAttempts.askedAt),
    sql`${paymentAttempts.askedAt} <= ${now.toISOString()}::timestamptz - least(1800, 15 * power(2, least(${paymentAttempts.asks}, 10))) * interval '1 second'`,
  );

const isUnanswered = (now: Date, sentBefore: Date) =>
  and(inArray(paymentAttempts.state, [...IN_DOUBT]), lte(paymentAttempts.sentAt, sentBefore), askedLongAgo(now));

/**
 * Matches dropped attempts that are due for another look-up: the provider may have received one late without sending a
 * webhook.
 */
const isToLookAtAgain = (now: Date) => {
  const ago = (minutes: number) => sql`${paymentAttempts.sentAt} + ${minutes} * interval '1 minute'`;
  const isDue = PAYMENT_LATE_LOOK_MINUTES.map(
    (minutes) =>
      sql`(${ago(minutes)} <= ${now.toISOString()}::timestamptz and (${paymentAttempts.askedAt} is null or ${paymentAttempts.askedAt} < ${ago(minutes)}))`,
  );
  return and(eq(paymentAttempts.state, 'dropped'), or(...isDue));
};

const isToAsk = (now: Date, sentBefore: Date) => or(isUnanswered(now, sentBefore), isToLookAtAgain(now));

/** Attempts that are due for a look-up at their provider. */
export const unansweredAttempts = async (
  executor: Executor,
  now: Date,
  sentBefore: Date,
  limit: number,
): Promise<number[]> => {
  const rows = await executor
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(isToAsk(now, sentBefore))
    .orderBy(paymentAttempts.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Claims a look-up; undefined when another process has it, or the attempt is settled. */
export const claimQuestion = async (
  executor: Executor,
  id: number,
  now: Date,
  sentBefore: Date,
): Promise<AttemptRow | undefined> => {
  const [row] = await executor
    .update(paymentAttempts)
    .set({ askedAt: now, asks: sql`${paymentAttempts.asks} + 1` })
    .where(and(eq(paymentAttempts.id, id), isToAsk(now, sentBefore)))
    .returning();
  return row;
};

/** Windows that were opened and never returned. */
export const abandonedWindows = async (executor: Executor, before: Date, limit: number): Promise<number[]> => {
  const rows = await executor
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.state, 'window'), lte(paymentAttempts.startedAt, before)))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** The card that paid a charge, as people call it: `국민카드 1234`. */
export const payingCardOf = async (executor: Executor, chargeId: number): Promise<string> => {
  const paid = (await attemptsOf(executor, chargeId)).find(({ state }) => state === 'approved');
  return cardText({ name: paid?.issuerName ?? '', lastFour: paid?.lastFour ?? null });
};
