import { asc, eq, sql } from 'drizzle-orm';
import { type Executor, placeholder, preparedOnce, type Transaction } from '#base';
import { itemRefunds, refunds, voucherRefunds } from '#tables';

/** Refund of items. */
export type ItemRefundRow = typeof itemRefunds.$inferSelect;

/** Writes the items of a refund. */
export const insertItemRefund = async (tx: Transaction, row: typeof itemRefunds.$inferInsert): Promise<void> => {
  await tx.insert(itemRefunds).values(row);
};

const ofRequest = preparedOnce((executor) =>
  executor
    .select({
      row: itemRefunds,
      state: sql<string | null>`coalesce(${refunds.state}, ${voucherRefunds.state})`,
    })
    .from(itemRefunds)
    .leftJoin(refunds, eq(refunds.id, itemRefunds.refundId))
    .leftJoin(voucherRefunds, eq(voucherRefunds.id, itemRefunds.voucherRefundId))
    .where(eq(itemRefunds.requestId, placeholder('requestId')))
    .orderBy(asc(itemRefunds.id))
    .prepare(''),
);

/** Refunds of items of a request, oldest first, without refused ones, whose items may be refunded again. */
export const itemRefundsOf = async (executor: Executor, requestId: number): Promise<ItemRefundRow[]> => {
  const rows = await ofRequest(executor).execute({ requestId });
  return rows.filter(({ row, state }) => state !== 'refused' || row.points > 0).map(({ row }) => row);
};
