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
import { lockRequestById, updateRequest } from '../order';
import type { VoucherParts } from './voucher-payment';

/** Voucher refund. */
export interface VoucherRefund {
  readonly requestId: number;
  /** Null refunds the whole remainder. */
  readonly amountWon: number | null;
  /** Reason for the customer. */
  readonly reason: string;
}

/** `pending`: sent again under the same id until it is done. */
export interface VoucherRefunded {
  readonly state: 'refunded' | 'refused' | 'pending';
  readonly message?: string;
}

const NOTHING_PAID: VoucherRefunded = { state: 'refused', message: '바우처로 결제한 신청이 아니에요.' };
const TOO_MUCH: VoucherRefunded = { state: 'refused', message: '돌려 드릴 수 있는 금액보다 많아요.' };

/**
 * Writes a refund before it is sent, within the remainder.
 *
 * @returns its id, which {@link sendRefund} sends; or the reason of a refusal.
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

/** Refunds the whole voucher payment of an unwashed request; a job sends it. @returns whether anything is refunded. */
export const endVoucherPayment = async (
  tx: Transaction,
  requestId: number,
  reason: string,
  at: Date,
): Promise<boolean> => typeof (await beginVoucherRefund(tx, { requestId, amountWon: null, reason }, at)) === 'number';

type Known = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

/** Settles a refund: updates the payment state, and notifies the customer of amount and reason. */
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

/** Sends a refund without outcome. Idempotent by its id at the programme. */
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

/** Refunds a voucher payment, a part or the remainder. Never more than was spent, also for concurrent refunds. */
export const refundVoucher = async (parts: VoucherParts, refund: VoucherRefund): Promise<VoucherRefunded> => {
  const begun = await parts.database.transaction((tx) => beginVoucherRefund(tx, refund, parts.clock.now()));
  return typeof begun === 'number' ? sendRefund(parts, begun) : begun;
};
