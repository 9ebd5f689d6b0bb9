import { randomUUID } from 'node:crypto';
import type { Transaction } from '#base';
import {
  findRefund,
  insertRefund,
  liveUseOf,
  refundedOf,
  returnedOf,
  settleRefund,
  type VoucherGiveBack,
  type VoucherOutcome,
} from '#money';
import { PAYMENT_TEXTS, notifyMember } from '#customers';
import { lockRequestById, updateRequest } from '../requests/request-repository';
import type { VoucherParts } from './pay-by-voucher';

/** What is given back. */
export interface VoucherRefund {
  readonly requestId: number;
  /** Null gives back whatever is left of it. */
  readonly amountWon: number | null;
  /** What the customer reads. */
  readonly reason: string;
}

/** `pending`: it is sent again under the same id until it is done. */
export interface VoucherRefunded {
  readonly state: 'refunded' | 'refused' | 'pending';
  readonly message?: string;
}

const NOTHING_PAID: VoucherRefunded = { state: 'refused', message: '바우처로 결제한 신청이 아니에요.' };
const TOO_MUCH: VoucherRefunded = { state: 'refused', message: '돌려 드릴 수 있는 금액보다 많아요.' };

/**
 * Notes what is about to be given back, never more than is left of what was spent.
 *
 * @returns its id, which {@link sendRefund} sends; or why there is none.
 */
export const beginVoucherRefund = async (
  tx: Transaction,
  { requestId, amountWon, reason }: VoucherRefund,
  sentAt: Date,
): Promise<number | VoucherRefunded> => {
  await lockRequestById(tx, requestId);
  const use = await liveUseOf(tx, requestId);
  if (use?.state !== 'spent') return NOTHING_PAID;
  const leftWon = use.amountWon - (await refundedOf(tx, use.id));
  const giveWon = amountWon ?? leftWon;
  if (!Number.isInteger(giveWon) || giveWon < 1 || giveWon > leftWon) return TOO_MUCH;
  const refundId = `R${requestId}-${randomUUID()}`;
  const row = { useId: use.id, refundId, amountWon: giveWon, reason, state: 'sent', sentAt } as const;
  return (await insertRefund(tx, row)).id;
};

/**
 * Gives back all that vouchers have paid for a request that is not washed; a job sends it.
 *
 * @returns whether anything goes back.
 */
export const endVoucherPayment = async (
  tx: Transaction,
  requestId: number,
  reason: string,
  at: Date,
): Promise<boolean> => typeof (await beginVoucherRefund(tx, { requestId, amountWon: null, reason }, at)) === 'number';

type Known = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

/** It is back: the payment lane says so, and the customer is told how much and why. */
const settleDone = async (tx: Transaction, parts: VoucherParts, { refund, use }: Known): Promise<void> => {
  const request = await lockRequestById(tx, use.requestId);
  const settled = { state: 'done', code: null, settledAt: parts.clock.now() } as const;
  if (request === undefined || !(await settleRefund(tx, refund.id, settled))) return;
  const isWhole = (await returnedOf(tx, use.id)) === use.amountWon;
  const paymentStatus = isWhole ? 'Refunded' : 'PartiallyRefunded';
  const marked = await updateRequest(tx, request.id, { paymentStatus });
  const { amountWon, reason } = refund;
  const told = PAYMENT_TEXTS.voucherRefunded({ id: marked.id, amountWon, reason });
  await notifyMember(tx, parts, marked.memberId, told, marked.id);
};

const settle = async (
  parts: VoucherParts,
  known: Known,
  outcome: VoucherOutcome<{ readonly balanceWon: number }>,
): Promise<VoucherRefunded> => {
  const { database, clock } = parts;
  const { id } = known.refund;
  switch (outcome.state) {
    case 'done':
      await database.transaction((tx) => settleDone(tx, parts, known));
      return { state: 'refunded' };
    case 'refused':
      await database.transaction((tx) =>
        settleRefund(tx, id, { state: 'refused', code: outcome.code, settledAt: clock.now() }),
      );
      return { state: 'refused', message: outcome.message };
    case 'unknown':
      await database.transaction((tx) =>
        settleRefund(tx, id, { state: 'unknown', code: outcome.why, settledAt: null }),
      );
      return { state: 'pending' };
  }
};

/** Sends a refund that has no outcome. The programme does one id once, so it may be sent as often as it takes. */
export const sendRefund = async (parts: VoucherParts, id: number): Promise<VoucherRefunded> => {
  const known = await findRefund(parts.database, id);
  if (known === undefined || parts.vouchers === null) return { state: 'pending' };
  const { refund, use } = known;
  if (refund.state === 'done') return { state: 'refunded' };
  if (refund.state === 'refused') return { state: 'refused' };
  const { refundId, amountWon } = refund;
  const call: VoucherGiveBack = { orderId: use.orderId, refundId, amountWon, now: parts.clock.now() };
  return settle(parts, known, await parts.vouchers.giveBack(call));
};

/**
 * Gives back what a request was paid with, to the vouchers it came from: a part, or all that is left. Never more than was spent,
 * however many refunds meet.
 */
export const refundVoucher = async (parts: VoucherParts, refund: VoucherRefund): Promise<VoucherRefunded> => {
  const begun = await parts.database.transaction((tx) => beginVoucherRefund(tx, refund, parts.clock.now()));
  return typeof begun === 'number' ? sendRefund(parts, begun) : begun;
};
