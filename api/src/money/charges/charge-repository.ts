import { and, eq, inArray, isNull, lte, ne, notExists, or } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type Executor, placeholder, preparedOnce, type Transaction } from '#base';
import { charges, isApprovalRevocable, members, paymentAttempts, requests, type ChargeStatus } from '#tables';
import { OPEN } from './attempt-repository';

/** Something that is owed. */
export type ChargeRow = typeof charges.$inferSelect;

/** Fields of a charge before its first attempt. */
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

/** States of charges that can still be paid. */
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

const ofRequest = preparedOnce((executor) =>
  executor
    .select()
    .from(charges)
    .where(and(eq(charges.requestId, placeholder('requestId')), ne(charges.status, 'Void')))
    .prepare(''),
);

/** Charge of a request; void charges are left out. */
export const chargeOfRequest = async (executor: Executor, requestId: number): Promise<ChargeRow | undefined> => {
  const [row] = await ofRequest(executor).execute({ requestId });
  return row;
};

/** Charge of a collection bag; undefined for a free one. */
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

/** Selects attempts of a charge that are open or have succeeded: it must not be charged in parallel. */
const hasOpenAttempt = (executor: Executor) =>
  executor
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.chargeId, charges.id), inArray(paymentAttempts.state, [...OPEN])));

/**
 * Matches requests approved in advance that the customer may still revoke; their card is charged when washing begins.
 */
const itsRequestMayBeTakenBack = (executor: Executor) =>
  executor
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, charges.requestId), isApprovalRevocable));

/** Charges whose card is due to be charged, oldest first. */
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

/** Charges that have been failing since before a moment. */
export const failedSince = async (executor: Executor, before: Date, limit: number): Promise<number[]> => {
  const rows = await executor
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.status, 'Failed'), lte(charges.firstRefusedAt, before)))
    .orderBy(charges.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Whether a member has an unpaid charge that failed or may still be attempted. */
export const hasUnpaidCharge = async (executor: Executor, memberId: number, statuses = UNPAID): Promise<boolean> =>
  (await executor.$count(charges, and(eq(charges.memberId, memberId), inArray(charges.status, [...statuses])))) > 0;

/** Whether an order or a bag is unpaid; an unpaid membership month does not block a withdrawal. */
export const owesForOrders = async (executor: Executor, memberId: number): Promise<boolean> => {
  const isUnpaid = and(eq(charges.memberId, memberId), inArray(charges.status, [...UNPAID]));
  return (await executor.$count(charges, and(isUnpaid, isNull(charges.membershipId)))) > 0;
};

/** Makes failed charges due at once after a new card was registered. */
export const tryFailedAgain = async (tx: Transaction, memberId: number, at: Date): Promise<void> => {
  await tx
    .update(charges)
    .set({ nextTryAt: at })
    .where(and(eq(charges.memberId, memberId), inArray(charges.status, ['Failed', 'Overdue'])));
};

/** Payer of a charge, as a provider needs it. */
export const payerOf = async (executor: Executor, memberId: number) => {
  const { id, nickname, phoneNumber, email } = members;
  const [payer] = await executor.select({ id, nickname, phoneNumber, email }).from(members).where(eq(id, memberId));
  if (payer === undefined) throw new Error('a charge without its member');
  return payer;
};
