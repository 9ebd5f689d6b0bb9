import { cardText, PAYMENT_LATE_LOOK_MINUTES } from '@dongne/contract';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { IN_DOUBT, type Executor, type Transaction } from '#base';
import { paymentAttempts, type AttemptState } from '#tables';

/** A try to take the money of a charge. */
export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** Tries that have not come to an end, or have taken the money. */
export const OPEN: readonly AttemptState[] = ['window', ...IN_DOUBT, 'approved'];

/** Writes a try. @throws when another one of the charge is open: an index holds that. */
export const insertAttempt = async (tx: Transaction, row: typeof paymentAttempts.$inferInsert): Promise<AttemptRow> => {
  const [attempt] = await tx.insert(paymentAttempts).values(row).returning();
  if (attempt === undefined) throw new Error('an insert gave no row');
  return attempt;
};

/** A try, or undefined. */
export const findAttempt = async (executor: Executor, id: number): Promise<AttemptRow | undefined> => {
  const [row] = await executor.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row;
};

/** The try of an order id, or of a provider's tid. */
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

/** The try of a payment window. */
export const findAttemptBySid = async (executor: Executor, sid: string): Promise<AttemptRow | undefined> => {
  const [row] = await executor.select().from(paymentAttempts).where(eq(paymentAttempts.sid, sid));
  return row;
};

/** A charge's one try that is open or has succeeded. */
export const openAttemptOf = async (executor: Executor, chargeId: number): Promise<AttemptRow | undefined> => {
  const [row] = await executor
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.chargeId, chargeId), inArray(paymentAttempts.state, [...OPEN])));
  return row;
};

/** All tries of a charge, oldest first. */
export const attemptsOf = (executor: Executor, chargeId: number): Promise<AttemptRow[]> =>
  executor
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.chargeId, chargeId))
    .orderBy(asc(paymentAttempts.id));

/** Changes a try. */
export const updateAttempt = async (
  tx: Transaction,
  id: number,
  changes: PgUpdateSetSource<typeof paymentAttempts>,
): Promise<AttemptRow> => {
  const [row] = await tx.update(paymentAttempts).set(changes).where(eq(paymentAttempts.id, id)).returning();
  if (row === undefined) throw new Error('no attempt to change');
  return row;
};

/** Moves a try on if it still stands where it is thought to; undefined when somebody else was faster. */
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

/** Twice as long after every question, up to half an hour. */
const askedLongAgo = (now: Date) =>
  or(
    isNull(paymentAttempts.askedAt),
    sql`${paymentAttempts.askedAt} <= ${now.toISOString()}::timestamptz - least(1800, 15 * power(2, least(${paymentAttempts.asks}, 10))) * interval '1 second'`,
  );

const isUnanswered = (now: Date, sentBefore: Date) =>
  and(inArray(paymentAttempts.state, [...IN_DOUBT]), lte(paymentAttempts.sentAt, sentBefore), askedLongAgo(now));

/** A try that was given up is looked at again so long after it was sent: its provider may have got it late, and told nobody. */
const isToLookAtAgain = (now: Date) => {
  const ago = (minutes: number) => sql`${paymentAttempts.sentAt} + ${minutes} * interval '1 minute'`;
  const isDue = PAYMENT_LATE_LOOK_MINUTES.map(
    (minutes) =>
      sql`(${ago(minutes)} <= ${now.toISOString()}::timestamptz and (${paymentAttempts.askedAt} is null or ${paymentAttempts.askedAt} < ${ago(minutes)}))`,
  );
  return and(eq(paymentAttempts.state, 'dropped'), or(...isDue));
};

const isToAsk = (now: Date, sentBefore: Date) => or(isUnanswered(now, sentBefore), isToLookAtAgain(now));

/** Tries whose provider is to be asked what became of them. */
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

/** Takes the question on; undefined when another process has, or it is answered. */
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

/** Windows that nobody came back from. */
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
