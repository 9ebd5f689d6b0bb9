import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, sql, sum } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { IN_DOUBT, type Executor, type Transaction } from '#base';
import { charges, refunds } from '#tables';

/** Money on its way back to a card. */
export type RefundRow = typeof refunds.$inferSelect;

type NewRefund = Pick<RefundRow, 'chargeId' | 'amountWon' | 'reason' | 'askedBy' | 'wantedAt'> & {
  /** Attempt that paid nothing for its charge. */
  readonly attemptId?: number;
};

/** As long and random as a NicePay order id allows. */
const refundOrderId = (): string => `r-${randomUUID().replaceAll('-', '')}`;

/** Writes a requested refund. A job sends it. */
export const insertRefund = async (tx: Transaction, row: NewRefund): Promise<RefundRow> => {
  const [refund] = await tx
    .insert(refunds)
    .values({ ...row, orderId: refundOrderId(), state: 'wanted' })
    .returning();
  if (refund === undefined) throw new Error('an insert gave no row');
  return refund;
};

/** A refund, or undefined. */
export const findRefund = async (executor: Executor, id: number): Promise<RefundRow | undefined> => {
  const [row] = await executor.select().from(refunds).where(eq(refunds.id, id));
  return row;
};

/** Refunds of a charge, oldest first. */
export const refundsOf = (executor: Executor, chargeIds: readonly number[]): Promise<RefundRow[]> =>
  executor
    .select()
    .from(refunds)
    .where(inArray(refunds.chargeId, [...chargeIds]))
    .orderBy(asc(refunds.id));

/** Refunds of a charge that wait for an attempt to settle. */
export const pendingRefundsOf = (tx: Transaction, chargeId: number): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.chargeId, chargeId), eq(refunds.state, 'wanted'), isNull(refunds.attemptId)))
    .orderBy(asc(refunds.id));

/** Sum of a charge's requested and completed refunds, in won. */
export const refundingWon = async (executor: Executor, chargeId: number): Promise<number> => {
  const [row] = await executor
    .select({ won: sum(refunds.amountWon).mapWith(Number) })
    .from(refunds)
    .where(
      and(
        eq(refunds.chargeId, chargeId),
        isNull(refunds.attemptId),
        inArray(refunds.state, ['wanted', ...IN_DOUBT, 'done']),
      ),
    );
  return row?.won ?? 0;
};

/** Changes a refund. */
export const updateRefund = async (
  tx: Transaction,
  id: number,
  changes: PgUpdateSetSource<typeof refunds>,
): Promise<RefundRow> => {
  const [row] = await tx.update(refunds).set(changes).where(eq(refunds.id, id)).returning();
  if (row === undefined) throw new Error('no refund to change');
  return row;
};

const longAgo = (now: Date) =>
  sql`${refunds.sentAt} <= ${now.toISOString()}::timestamptz - least(1800, 30 * power(2, least(${refunds.tries}, 10) - 1)) * interval '1 second'`;

const isDue = (now: Date) =>
  or(
    and(eq(refunds.state, 'wanted'), lte(refunds.wantedAt, now)),
    and(inArray(refunds.state, [...IN_DOUBT]), longAgo(now)),
  );

/** Refunds that are due, for the first time or after an unknown outcome. One at a time for each charge. */
export const dueRefunds = async (executor: Executor, now: Date, limit: number): Promise<number[]> => {
  const rows = await executor
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(charges, eq(charges.id, refunds.chargeId))
    // Skips refunds of unpaid charges: those reduce the charge when the provider has answered.
    .where(and(isDue(now), or(isNotNull(refunds.attemptId), isNotNull(charges.paidAt))))
    .orderBy(asc(refunds.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** A refund that is due, locked; undefined when it is not any more. */
export const lockDueRefund = async (tx: Transaction, id: number, now: Date): Promise<RefundRow | undefined> => {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), isDue(now)))
    .for('update');
  return row;
};

/** Whether another refund of the charge is in flight or unknown. */
export const hasOpenRefund = async (tx: Transaction, chargeId: number, otherThan: number): Promise<boolean> => {
  const others = and(eq(refunds.chargeId, chargeId), inArray(refunds.state, [...IN_DOUBT]), ne(refunds.id, otherThan));
  return (await tx.$count(refunds, others)) > 0;
};
