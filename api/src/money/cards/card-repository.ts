import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { CARD_KEY_END_RETRY, type PaymentStatus } from '@dongne/contract';
import type { Executor, Transaction } from '#base';
import { memberships, paymentCards, requests } from '#tables';

/** A card that a member has registered, or had. */
export type PaymentCardRow = typeof paymentCards.$inferSelect;

const UNPAID: readonly PaymentStatus[] = ['Issued', 'Failed', 'Overdue'];
const MINUTES_OF_HOUR = 60;

/** The card that a member pays with; undefined without one. */
export const activeCardOf = async (executor: Executor, memberId: number): Promise<PaymentCardRow | undefined> => {
  const [card] = await executor
    .select()
    .from(paymentCards)
    .where(and(eq(paymentCards.memberId, memberId), isNull(paymentCards.removedAt)));
  return card;
};

/** Writes a card. @throws when the member has an active one and this is another. */
export const insertCard = async (
  tx: Transaction,
  values: typeof paymentCards.$inferInsert,
): Promise<PaymentCardRow> => {
  const [card] = await tx.insert(paymentCards).values(values).returning();
  if (card === undefined) throw new Error('an insert gave no row');
  return card;
};

/** Removes the member's active card, if there is one. @returns its id. */
export const removeActiveCard = async (
  executor: Executor,
  memberId: number,
  removedAt: Date,
): Promise<number | undefined> => {
  const [card] = await executor
    .update(paymentCards)
    .set({ removedAt })
    .where(and(eq(paymentCards.memberId, memberId), isNull(paymentCards.removedAt)))
    .returning({ id: paymentCards.id });
  return card?.id;
};

/** Whether a member owes something. */
export const hasUnpaid = async (executor: Executor, memberId: number): Promise<boolean> => {
  const [owed] = await executor
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.memberId, memberId), inArray(requests.paymentStatus, [...UNPAID])))
    .limit(1);
  return owed !== undefined;
};

/** Whether a membership of the member will be charged again. */
export const hasRenewingMembership = async (executor: Executor, memberId: number): Promise<boolean> => {
  const [membership] = await executor
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        eq(memberships.memberId, memberId),
        or(inArray(memberships.status, ['Active', 'Failing']), isNotNull(memberships.dueFrom)),
      ),
    );
  return membership !== undefined;
};

/** Matches removed cards whose billing key is due for expiry by the backoff. */
const isKeyToEnd = (now: Date) => {
  const { firstMinutes, maxHours } = CARD_KEY_END_RETRY;
  const most = maxHours * MINUTES_OF_HOUR;
  // Caps the exponent before the power, which would overflow otherwise.
  const waited = sql`${paymentCards.keyEndTriedAt} + make_interval(mins => least(${most}::int, (${firstMinutes}::int * power(2, least(${paymentCards.keyEndTries}, 12) - 1))::int))`;
  return and(
    isNotNull(paymentCards.removedAt),
    isNull(paymentCards.keyEndedAt),
    or(isNull(paymentCards.keyEndTriedAt), lte(waited, sql`${now.toISOString()}::timestamptz`)),
  );
};

/** Ids of removed cards whose billing keys are due for expiry, oldest first. */
export const cardsToEnd = async (executor: Executor, now: Date, limit: number): Promise<number[]> => {
  const rows = await executor
    .select({ id: paymentCards.id })
    .from(paymentCards)
    .where(isKeyToEnd(now))
    .orderBy(asc(paymentCards.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Ids of a member's removed cards whose billing keys have had no attempt at expiry. */
export const untriedCardsOf = async (executor: Executor, memberId: number): Promise<number[]> => {
  const rows = await executor
    .select({ id: paymentCards.id })
    .from(paymentCards)
    .where(
      and(
        eq(paymentCards.memberId, memberId),
        isNotNull(paymentCards.removedAt),
        isNull(paymentCards.keyEndedAt),
        isNull(paymentCards.keyEndTriedAt),
      ),
    );
  return rows.map(({ id }) => id);
};

/** Claims one attempt at expiring a card's billing key; undefined when another process has it, or it is not due. */
export const claimKeyEnd = async (executor: Executor, id: number, now: Date): Promise<PaymentCardRow | undefined> => {
  const [card] = await executor
    .update(paymentCards)
    .set({ keyEndTries: sql`${paymentCards.keyEndTries} + 1`, keyEndTriedAt: now })
    .where(and(eq(paymentCards.id, id), isKeyToEnd(now)))
    .returning();
  return card;
};

/** Forgets a billing key that its provider has expired. */
export const noteKeyEnded = async (executor: Executor, id: number, now: Date): Promise<void> => {
  await executor.update(paymentCards).set({ keyEndedAt: now, billingKey: null }).where(eq(paymentCards.id, id));
};
