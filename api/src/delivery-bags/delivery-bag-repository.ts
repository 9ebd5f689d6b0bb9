import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../database';
import { members, deliveryBagOrders } from '../tables';

export type BagOrderRow = typeof deliveryBagOrders.$inferSelect;

/** How many bags a member has ordered, without those that were given up, and the newest order. */
export const bagHistory = async (
  executor: Executor,
  memberId: number,
): Promise<{ readonly ordered: number; readonly newest: BagOrderRow | undefined }> => {
  const own = and(eq(deliveryBagOrders.memberId, memberId), isNull(deliveryBagOrders.cancelledAt));
  const [total] = await executor.select({ ordered: count() }).from(deliveryBagOrders).where(own);
  const [newest] = await executor
    .select()
    .from(deliveryBagOrders)
    .where(own)
    .orderBy(desc(deliveryBagOrders.id))
    .limit(1);
  return { ordered: total?.ordered ?? 0, newest };
};

/** Lets the orders of one member come one after the other until the transaction ends. */
export const lockMember = async (tx: Transaction, memberId: number): Promise<void> => {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
};

/** Writes an order. */
export const addBagOrder = async (
  tx: Transaction,
  values: typeof deliveryBagOrders.$inferInsert,
): Promise<BagOrderRow> => {
  const [row] = await tx.insert(deliveryBagOrders).values(values).returning();
  if (row === undefined) throw new Error('an insert gave no row');
  return row;
};

/** Leaves of a member's bag orders what was ordered when, without the door it was brought to. */
export const erasePersonFromBagOrders = async (tx: Transaction, memberId: number): Promise<void> => {
  await tx
    .update(deliveryBagOrders)
    .set({ deliveryAddress: '', entranceInfo: '' })
    .where(eq(deliveryBagOrders.memberId, memberId));
};

/** One order. */
export const findBagOrder = async (executor: Executor, id: number): Promise<BagOrderRow | undefined> => {
  const [row] = await executor.select().from(deliveryBagOrders).where(eq(deliveryBagOrders.id, id));
  return row;
};

/** Gives an order up: nobody brings it. */
export const cancelBagOrder = async (tx: Transaction, id: number, at: Date): Promise<void> => {
  await tx.update(deliveryBagOrders).set({ cancelledAt: at }).where(eq(deliveryBagOrders.id, id));
};
