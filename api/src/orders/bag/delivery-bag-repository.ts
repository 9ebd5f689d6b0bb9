import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { deliveryBagOrders, memberAddresses, members } from '#tables';

export type BagOrderRow = typeof deliveryBagOrders.$inferSelect;

/** How many bags a member has ordered, without cancelled ones, and the newest order. */
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

/** Serialises the orders of one member until the transaction ends. */
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

/** Anonymises a member's bag orders: keeps what was ordered when, without the address. */
export const erasePersonFromBagOrders = async (tx: Transaction, memberId: number): Promise<void> => {
  await tx
    .update(deliveryBagOrders)
    .set({ deliveryAddress: '', entranceInfo: '' })
    .where(eq(deliveryBagOrders.memberId, memberId));
};

/** Whether a bag is still on its way to the member. */
export const hasOpenBagOrder = async (executor: Executor, memberId: number): Promise<boolean> => {
  const isOpen = and(isNull(deliveryBagOrders.deliveredAt), isNull(deliveryBagOrders.cancelledAt));
  return (await executor.$count(deliveryBagOrders, and(eq(deliveryBagOrders.memberId, memberId), isOpen))) > 0;
};

/** One order. */
export const findBagOrder = async (executor: Executor, id: number): Promise<BagOrderRow | undefined> => {
  const [row] = await executor.select().from(deliveryBagOrders).where(eq(deliveryBagOrders.id, id));
  return row;
};

/** Cancels an order. */
export const cancelBagOrder = async (tx: Transaction, id: number, at: Date): Promise<void> => {
  await tx.update(deliveryBagOrders).set({ cancelledAt: at }).where(eq(deliveryBagOrders.id, id));
};

/** Writes an operator's change of an order. */
export const updateBagOrder = async (
  tx: Transaction,
  id: number,
  changes: Partial<typeof deliveryBagOrders.$inferInsert>,
): Promise<void> => {
  await tx.update(deliveryBagOrders).set(changes).where(eq(deliveryBagOrders.id, id));
};

const SHOWN = {
  order: deliveryBagOrders,
  recipient: memberAddresses.recipient,
  phoneNumber: members.phoneNumber,
};

/** Orders with their recipients: open ones, oldest first; or closed ones, newest first. */
export const bagOrdersAfter = (
  executor: Executor,
  { isDone, afterId }: { readonly isDone: boolean; readonly afterId: number | undefined },
  limit: number,
) => {
  const { id, deliveredAt, cancelledAt } = deliveryBagOrders;
  const further = isDone ? lt : gt;
  return executor
    .select(SHOWN)
    .from(deliveryBagOrders)
    .innerJoin(members, eq(members.id, deliveryBagOrders.memberId))
    .leftJoin(memberAddresses, eq(memberAddresses.memberId, members.id))
    .where(
      and(
        isNull(cancelledAt),
        isDone ? isNotNull(deliveredAt) : isNull(deliveredAt),
        afterId === undefined ? undefined : further(id, afterId),
      ),
    )
    .orderBy(isDone ? desc(id) : asc(id))
    .limit(limit);
};

/** One order with its recipient. */
export const shownBagOrder = async (executor: Executor, orderId: number) => {
  const [row] = await executor
    .select(SHOWN)
    .from(deliveryBagOrders)
    .innerJoin(members, eq(members.id, deliveryBagOrders.memberId))
    .leftJoin(memberAddresses, eq(memberAddresses.memberId, members.id))
    .where(eq(deliveryBagOrders.id, orderId));
  return row;
};

export type ShownBagOrder = NonNullable<Awaited<ReturnType<typeof shownBagOrder>>>;
