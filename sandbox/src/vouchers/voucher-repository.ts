import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@dongne/api/base';
import { sandboxVoucherAccounts, sandboxVoucherLedger } from '../tables';
import type { BookSpan } from '../day-page';

export type VoucherEntry = typeof sandboxVoucherLedger.$inferSelect;
type NewEntry = typeof sandboxVoucherLedger.$inferInsert;

/** Writes a row of the book. */
export const addVoucherEntry = async (tx: Transaction, entry: NewEntry): Promise<void> => {
  await tx.insert(sandboxVoucherLedger).values(entry);
};

/**
 * Locks an account until the transaction ends; creates one with the first grant.
 *
 * @param firstWon initial balance of a new user.
 */
export const lockAccount = async (tx: Transaction, memberRef: string, firstWon: number, at: Date): Promise<void> => {
  const { memberRef: column } = sandboxVoucherAccounts;
  const added = await tx
    .insert(sandboxVoucherAccounts)
    .values({ memberRef, openedAt: at })
    .onConflictDoNothing()
    .returning({ memberRef: column });
  if (added.length > 0) await addVoucherEntry(tx, { at, memberRef, kind: 'grant', amountWon: firstWon });
  else await tx.select({ memberRef: column }).from(sandboxVoucherAccounts).where(eq(column, memberRef)).for('update');
};

/** Balance of all entries, in won. */
export const voucherBalance = async (executor: Executor, memberRef: string): Promise<number> => {
  const { amountWon, kind } = sandboxVoucherLedger;
  const [row] = await executor
    .select({
      balance:
        sql<number>`coalesce(sum(case when ${kind} = 'spend' then -${amountWon} else ${amountWon} end), 0)`.mapWith(
          Number,
        ),
    })
    .from(sandboxVoucherLedger)
    .where(eq(sandboxVoucherLedger.memberRef, memberRef));
  return row?.balance ?? 0;
};

/** The spending of an order. */
export const spendOf = async (executor: Executor, orderId: string): Promise<VoucherEntry | undefined> => {
  const { kind, orderId: column } = sandboxVoucherLedger;
  const [row] = await executor
    .select()
    .from(sandboxVoucherLedger)
    .where(and(eq(column, orderId), eq(kind, 'spend')));
  return row;
};

/** Refund of an id. */
export const refundOf = async (executor: Executor, refundId: string): Promise<VoucherEntry | undefined> => {
  const [row] = await executor.select().from(sandboxVoucherLedger).where(eq(sandboxVoucherLedger.refundId, refundId));
  return row;
};

/** Sum of an order's refunds, in won. */
export const refundedWonOf = async (executor: Executor, orderId: string): Promise<number> => {
  const { amountWon, kind, orderId: column } = sandboxVoucherLedger;
  const [row] = await executor
    .select({ total: sql<number>`coalesce(sum(${amountWon}), 0)`.mapWith(Number) })
    .from(sandboxVoucherLedger)
    .where(and(eq(column, orderId), eq(kind, 'refund')));
  return row?.total ?? 0;
};

/** The whole book, oldest first. */
export const wholeVoucherLedger = (executor: Executor): Promise<VoucherEntry[]> =>
  executor.select().from(sandboxVoucherLedger).orderBy(asc(sandboxVoucherLedger.id));

/** A page of spendings and refunds within a span, oldest first. */
export const voucherBookPage = (
  executor: Executor,
  { from, until, limit, offset }: BookSpan,
): Promise<VoucherEntry[]> => {
  const { at, kind, id } = sandboxVoucherLedger;
  return executor
    .select()
    .from(sandboxVoucherLedger)
    .where(and(ne(kind, 'grant'), gte(at, from), lt(at, until)))
    .orderBy(asc(id))
    .limit(limit)
    .offset(offset);
};
