import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { IN_DOUBT, isInDoubt, type Executor } from '#base';
import { voucherRefunds, voucherUses } from '#tables';
import type { OpenMovement, OwnBook, OwnPayment } from './books';
import type { DaySpan, OurMovement } from './movement';

const usesWhere = async (executor: Executor, where: SQL | undefined): Promise<OurMovement[]> => {
  const rows = await executor
    .select()
    .from(voucherUses)
    .where(and(eq(voucherUses.state, 'spent'), where))
    .orderBy(voucherUses.id);
  return rows.map(({ orderId, amountWon, sentAt, settledAt }) => ({
    ...{ kind: 'charge', orderId, refundId: null, amountWon, sentAt },
    writtenAt: settledAt ?? sentAt,
  }));
};

const refundsWhere = async (executor: Executor, where: SQL | undefined): Promise<OurMovement[]> => {
  const rows = await executor
    .select({ refund: voucherRefunds, orderId: voucherUses.orderId })
    .from(voucherRefunds)
    .innerJoin(voucherUses, eq(voucherUses.id, voucherRefunds.useId))
    .where(and(eq(voucherRefunds.state, 'done'), where))
    .orderBy(voucherRefunds.id);
  return rows.map(({ orderId, refund: { refundId, amountWon, sentAt, settledAt } }) => ({
    ...{ kind: 'cancel', orderId, refundId, amountWon, sentAt },
    writtenAt: settledAt ?? sentAt,
  }));
};

const paymentsOf = async (executor: Executor, orderIds: readonly string[]): Promise<OwnPayment[]> => {
  if (orderIds.length === 0) return [];
  const rows = await executor
    .select()
    .from(voucherUses)
    .where(inArray(voucherUses.orderId, [...orderIds]));
  return rows.map(({ orderId, amountWon, state, sentAt }) => ({
    ...{ orderId, tid: null, amountWon, state, sentAt },
    isTaken: state === 'spent',
    isOpen: isInDoubt(state),
  }));
};

const openRefunds = async (executor: Executor, where: SQL | undefined): Promise<OpenMovement[]> => {
  const { refundId, amountWon, state } = voucherRefunds;
  const rows = await executor
    .select({ orderId: voucherUses.orderId, refundId, amountWon, state })
    .from(voucherRefunds)
    .innerJoin(voucherUses, eq(voucherUses.id, voucherRefunds.useId))
    .where(and(inArray(state, [...IN_DOUBT]), where));
  return rows.map((row) => ({ ...row, kind: 'cancel' }));
};

const openSince = async (executor: Executor, { from, until }: DaySpan): Promise<OpenMovement[]> => {
  const { orderId, amountWon, state, sentAt } = voucherUses;
  const uses = await executor
    .select({ orderId, amountWon, state })
    .from(voucherUses)
    .where(and(inArray(state, [...IN_DOUBT]), gte(sentAt, from), lt(sentAt, until)));
  const back = await openRefunds(executor, and(gte(voucherRefunds.sentAt, from), lt(voucherRefunds.sentAt, until)));
  return [...uses.map((row) => ({ ...row, kind: 'charge' as const, refundId: null })), ...back];
};

/** Our records of voucher payments. */
export const voucherBook = (executor: Executor): OwnBook => ({
  writtenOn: async ({ from, until }) => [
    ...(await usesWhere(executor, and(gte(voucherUses.settledAt, from), lt(voucherUses.settledAt, until)))),
    ...(await refundsWhere(executor, and(gte(voucherRefunds.settledAt, from), lt(voucherRefunds.settledAt, until)))),
  ],
  writtenAbout: async (orderIds) => {
    if (orderIds.length === 0) return [];
    const isOfThem = inArray(voucherUses.orderId, [...orderIds]);
    return [...(await usesWhere(executor, isOfThem)), ...(await refundsWhere(executor, isOfThem))];
  },
  paymentsOf: (orderIds) => paymentsOf(executor, orderIds),
  openSince: (day) => openSince(executor, day),
  openRefundsOf: (orderIds) =>
    orderIds.length === 0 ? Promise.resolve([]) : openRefunds(executor, inArray(voucherUses.orderId, [...orderIds])),
});
