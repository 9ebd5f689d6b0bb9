import { and, eq, inArray, isNull, lte, ne, notExists, or } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '#base';
import { charges, isApprovalRevocable, members, paymentAttempts, requests, type ChargeStatus } from '#tables';
import { OPEN } from './attempt-repository';

/** Something that is owed. */
export type ChargeRow = typeof charges.$inferSelect;

/** What a charge is before its first try. */
export type NewCharge = Pick<
  typeof charges.$inferInsert,
  | 'memberId'
  | 'kind'
  | 'requestId'
  | 'bagOrderId'
  | 'membershipId'
  | 'periodStartsAt'
  | 'periodEndsAt'
  | 'amountWon'
  | 'goodsName'
>;

/** Nothing was taken for these yet, and it may be. */
export const UNPAID: readonly ChargeStatus[] = ['Issued', 'Failed', 'Overdue'];

/** Writes a charge that is due at once. */
export const insertCharge = async (tx: Transaction, row: NewCharge, at: Date): Promise<ChargeRow> => {
  const [charge] = await tx
    .insert(charges)
    .values({ ...row, status: 'Issued', issuedAt: at, nextTryAt: at })
    .returning();
  if (charge === undefined) throw new Error('an insert gave no row');
  return charge;
};

/** A charge, or undefined. */
export const findCharge = async (executor: Executor, id: number): Promise<ChargeRow | undefined> => {
  const [row] = await executor.select().from(charges).where(eq(charges.id, id));
  return row;
};

/** A charge that is locked until the transaction ends. @throws {Error} when there is none. */
export const lockCharge = async (tx: Transaction, id: number): Promise<ChargeRow> => {
  const [row] = await tx.select().from(charges).where(eq(charges.id, id)).for('update');
  if (row === undefined) throw new Error('no such charge');
  return row;
};

/** What is owed or was paid for a request; a charge that was given up does not count. */
export const chargeOfRequest = async (executor: Executor, requestId: number): Promise<ChargeRow | undefined> => {
  const [row] = await executor
    .select()
    .from(charges)
    .where(and(eq(charges.requestId, requestId), ne(charges.status, 'Void')));
  return row;
};

/** What a collection bag costs; undefined for a free one. */
export const chargeOfBag = async (executor: Executor, bagOrderId: number): Promise<ChargeRow | undefined> => {
  const [row] = await executor.select().from(charges).where(eq(charges.bagOrderId, bagOrderId));
  return row;
};

/** Changes a charge that this transaction has locked. */
export const updateCharge = async (
  tx: Transaction,
  id: number,
  changes: PgUpdateSetSource<typeof charges>,
): Promise<ChargeRow> => {
  const [row] = await tx.update(charges).set(changes).where(eq(charges.id, id)).returning();
  if (row === undefined) throw new Error('no charge to change');
  return row;
};

/** A window of the provider's is open: nobody else asks for the money meanwhile. */
const hasOpenAttempt = (executor: Executor) =>
  executor
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.chargeId, charges.id), inArray(paymentAttempts.state, [...OPEN])));

/** What was agreed to in advance may be taken back until it is washed, so its money is asked for with the washing. */
const itsRequestMayBeTakenBack = (executor: Executor) =>
  executor
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, charges.requestId), isApprovalRevocable));

/** Charges whose card is to be asked now, oldest first. */
export const dueCharges = async (executor: Executor, now: Date, limit: number): Promise<number[]> => {
  const rows = await executor
    .select({ id: charges.id })
    .from(charges)
    .where(
      and(
        inArray(charges.status, [...UNPAID]),
        lte(charges.nextTryAt, now),
        notExists(hasOpenAttempt(executor)),
        or(isNull(charges.requestId), notExists(itsRequestMayBeTakenBack(executor))),
      ),
    )
    .orderBy(charges.nextTryAt, charges.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Charges that failed first so long ago. */
export const failedSince = async (executor: Executor, before: Date, limit: number): Promise<number[]> => {
  const rows = await executor
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.status, 'Failed'), lte(charges.firstRefusedAt, before)))
    .orderBy(charges.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Whether a member owes something that a card was refused for, or may still be asked. */
export const hasUnpaidCharge = async (executor: Executor, memberId: number, statuses = UNPAID): Promise<boolean> =>
  (await executor.$count(charges, and(eq(charges.memberId, memberId), inArray(charges.status, [...statuses])))) > 0;

/** Whether something of the laundry or a bag is not paid; a month of the membership is given up by who leaves. */
export const owesForOrders = async (executor: Executor, memberId: number): Promise<boolean> => {
  const isUnpaid = and(eq(charges.memberId, memberId), inArray(charges.status, [...UNPAID]));
  return (await executor.$count(charges, and(isUnpaid, isNull(charges.membershipId)))) > 0;
};

/** A new card is asked at once for whatever failed. */
export const tryFailedAgain = async (tx: Transaction, memberId: number, at: Date): Promise<void> => {
  await tx
    .update(charges)
    .set({ nextTryAt: at })
    .where(and(eq(charges.memberId, memberId), inArray(charges.status, ['Failed', 'Overdue'])));
};

/** Who pays, as a provider asks for it. */
export const payerOf = async (executor: Executor, memberId: number) => {
  const { id, nickname, phoneNumber, email } = members;
  const [payer] = await executor.select({ id, nickname, phoneNumber, email }).from(members).where(eq(id, memberId));
  if (payer === undefined) throw new Error('a charge without its member');
  return payer;
};
