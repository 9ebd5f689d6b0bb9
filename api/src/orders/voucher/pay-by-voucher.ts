import { randomUUID } from 'node:crypto';
import type { Transaction } from '#base';
import { insertUse, liveUseOf, voucherMemberRef, type VoucherUseRow } from '#money';
import { lockRequest, type RequestRow } from '../order';
import { settleSpend } from './settle-spend';
import type { VoucherPaid, VoucherParts } from './voucher-payment';

/** A voucher payment: a request's total, as it was approved. */
export interface VoucherPayment {
  readonly requestId: number;
  readonly memberId: number;
  readonly amountWon: number;
}

const NOT_OWED: VoucherPaid = { state: 'refused', message: '결제할 금액이 바뀌었어요. 다시 확인해 주세요.' };
const NOBODY_TAKES: VoucherPaid = { state: 'refused', message: '지금은 바우처로 결제할 수 없어요.' };

const isOwed = ({ paymentStatus, totalWon, approvedAt }: RequestRow, amountWon: number): boolean =>
  approvedAt !== null &&
  totalWon === amountWon &&
  (paymentStatus === 'Issued' || paymentStatus === 'Failed' || paymentStatus === 'Overdue');

/** Writes the payment before it is sent; a concurrent caller finds the row of the first. */
const begin = async (
  tx: Transaction,
  parts: VoucherParts,
  { requestId, memberId, amountWon }: VoucherPayment,
): Promise<VoucherUseRow | VoucherPaid> => {
  const request = await lockRequest(tx, { memberId }, requestId);
  if (request === undefined) return NOT_OWED;
  const live = await liveUseOf(tx, requestId);
  if (live !== undefined) return { state: live.state === 'spent' ? 'paid' : 'pending' };
  if (!isOwed(request, amountWon)) return NOT_OWED;
  const orderId = `V${requestId}-${randomUUID()}`;
  return insertUse(tx, { memberId, requestId, orderId, amountWon, state: 'sent', sentAt: parts.clock.now() });
};

/**
 * Pays a request's total from its member's vouchers, once: only one of several concurrent calls sends it, and it is
 * never sent again, even after a lost answer. The request becomes `Paid`, or `Failed` when the programme refuses, and
 * its customer is notified.
 */
export const payByVoucher = async (parts: VoucherParts, payment: VoucherPayment): Promise<VoucherPaid> => {
  const { clock, config, database, vouchers } = parts;
  if (vouchers === null) return NOBODY_TAKES;
  const begun = await database.transaction((tx) => begin(tx, parts, payment));
  if (!('orderId' in begun)) return begun;
  const { orderId, memberId, amountWon } = begun;
  const memberRef = voucherMemberRef(config, memberId);
  // A crash from here on leaves a row that a job looks up.
  const outcome = await vouchers.spend({ memberRef, orderId, amountWon, now: clock.now() });
  return settleSpend(parts, begun, outcome);
};
