import { and, asc, desc, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { IN_DOUBT, type Executor, placeholder, preparedOnce, type Transaction } from '#base';
import { laundries, requests, voucherRefunds, voucherUses } from '#tables';

export type VoucherUseRow = typeof voucherUses.$inferSelect;
export type VoucherRefundRow = typeof voucherRefunds.$inferSelect;

const liveUse = preparedOnce((executor) =>
  executor
    .select()
    .from(voucherUses)
    .where(and(eq(voucherUses.requestId, placeholder('requestId')), ne(voucherUses.state, 'refused')))
    .prepare(''),
);

/** The use of a request that was not refused; at most one. */
export const liveUseOf = async (executor: Executor, requestId: number): Promise<VoucherUseRow | undefined> => {
  const [row] = await liveUse(executor).execute({ requestId });
  return row;
};

/** Whether a payment of the request is in flight, so that its total must not change. */
export const hasOpenUse = async (executor: Executor, requestId: number): Promise<boolean> =>
  (await executor.$count(
    voucherUses,
    and(eq(voucherUses.requestId, requestId), inArray(voucherUses.state, [...IN_DOUBT])),
  )) > 0;

/** Writes a use before it is sent. */
export const insertUse = async (tx: Transaction, use: typeof voucherUses.$inferInsert): Promise<VoucherUseRow> => {
  const [row] = await tx.insert(voucherUses).values(use).returning();
  if (row === undefined) throw new Error('an insert gave no row');
  return row;
};

export const findUse = async (executor: Executor, id: number): Promise<VoucherUseRow | undefined> => {
  const [row] = await executor.select().from(voucherUses).where(eq(voucherUses.id, id));
  return row;
};

/** Writes the outcome of a use; false when it has one already. */
export const settleUse = async (
  tx: Transaction,
  id: number,
  settled: Pick<VoucherUseRow, 'state' | 'code' | 'settledAt'>,
): Promise<boolean> => {
  const rows = await tx
    .update(voucherUses)
    .set(settled)
    .where(and(eq(voucherUses.id, id), inArray(voucherUses.state, [...IN_DOUBT])))
    .returning({ id: voucherUses.id });
  return rows.length > 0;
};

/** Uses without an outcome that were sent until a moment, oldest first. */
export const openUses = async (executor: Executor, until: Date, limit: number): Promise<number[]> => {
  const rows = await executor
    .select({ id: voucherUses.id })
    .from(voucherUses)
    .where(and(inArray(voucherUses.state, [...IN_DOUBT]), lte(voucherUses.sentAt, until)))
    .orderBy(asc(voucherUses.sentAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Sum of a use's completed and pending refunds. */
export const refundedOf = async (executor: Executor, useId: number): Promise<number> => {
  const [row] = await executor
    .select({ total: sql<number>`coalesce(sum(${voucherRefunds.amountWon}), 0)`.mapWith(Number) })
    .from(voucherRefunds)
    .where(and(eq(voucherRefunds.useId, useId), ne(voucherRefunds.state, 'refused')));
  return row?.total ?? 0;
};

/** All refunds of a use, also pending ones, oldest first. */
export const refundsOfUse = (executor: Executor, useId: number): Promise<VoucherRefundRow[]> =>
  executor.select().from(voucherRefunds).where(eq(voucherRefunds.useId, useId)).orderBy(asc(voucherRefunds.id));

/** Sum of a use's completed refunds. */
export const returnedOf = async (executor: Executor, useId: number): Promise<number> => {
  const [row] = await executor
    .select({ total: sql<number>`coalesce(sum(${voucherRefunds.amountWon}), 0)`.mapWith(Number) })
    .from(voucherRefunds)
    .where(and(eq(voucherRefunds.useId, useId), eq(voucherRefunds.state, 'done')));
  return row?.total ?? 0;
};

/** Writes a refund before it is sent. */
export const insertRefund = async (
  tx: Transaction,
  refund: typeof voucherRefunds.$inferInsert,
): Promise<VoucherRefundRow> => {
  const [row] = await tx.insert(voucherRefunds).values(refund).returning();
  if (row === undefined) throw new Error('an insert gave no row');
  return row;
};

/** A refund with its use. */
export const findRefund = async (executor: Executor, id: number) => {
  const [row] = await executor
    .select({ refund: voucherRefunds, use: voucherUses })
    .from(voucherRefunds)
    .innerJoin(voucherUses, eq(voucherUses.id, voucherRefunds.useId))
    .where(eq(voucherRefunds.id, id));
  return row;
};

/** Writes the outcome of a refund; false when it has one already. */
export const settleRefund = async (
  tx: Transaction,
  id: number,
  settled: Pick<VoucherRefundRow, 'state' | 'code' | 'settledAt'>,
): Promise<boolean> => {
  const rows = await tx
    .update(voucherRefunds)
    .set(settled)
    .where(and(eq(voucherRefunds.id, id), inArray(voucherRefunds.state, [...IN_DOUBT])))
    .returning({ id: voucherRefunds.id });
  return rows.length > 0;
};

/** Refunds without an outcome that were sent until a moment, oldest first. */
export const openRefunds = async (executor: Executor, until: Date, limit: number): Promise<number[]> => {
  const rows = await executor
    .select({ id: voucherRefunds.id })
    .from(voucherRefunds)
    .where(and(inArray(voucherRefunds.state, [...IN_DOUBT]), lte(voucherRefunds.sentAt, until)))
    .orderBy(asc(voucherRefunds.sentAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

const returnedWon =
  sql<number>`(select coalesce(sum(${voucherRefunds.amountWon}), 0) from ${voucherRefunds} where ${voucherRefunds.useId} = ${voucherUses.id} and ${voucherRefunds.state} = 'done')`.mapWith(
    Number,
  );

/** Voucher payments of a member, newest first, with ids below `before`; refused attempts are left out. */
export const usesOf = (executor: Executor, memberId: number, before: number, limit: number) =>
  executor
    .select({
      id: voucherUses.id,
      requestId: voucherUses.requestId,
      laundryName: laundries.laundryName,
      amountWon: voucherUses.amountWon,
      refundedWon: returnedWon,
      state: voucherUses.state,
      sentAt: voucherUses.sentAt,
    })
    .from(voucherUses)
    .innerJoin(requests, eq(requests.id, voucherUses.requestId))
    .innerJoin(laundries, eq(laundries.id, requests.laundryId))
    .where(and(eq(voucherUses.memberId, memberId), ne(voucherUses.state, 'refused'), lt(voucherUses.id, before)))
    .orderBy(desc(voucherUses.id))
    .limit(limit);

/** A use as its payer reads it. */
export type VoucherUseOfMember = Awaited<ReturnType<typeof usesOf>>[number];
