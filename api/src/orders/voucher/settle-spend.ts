import type { Needs, Transaction } from '#base';
import { settleUse, type VoucherOutcome, type VoucherRefused, type VoucherUseRow } from '#money';
import { PAYMENT_TEXTS, notifyMember, type RenderedMessage } from '#customers';
import { lockRequest, type RequestRow, updateRequest } from '../order';
import { endVoucherPayment } from './refund-voucher';
import type { VoucherPaid } from './voucher-payment';

type SettleParts = Needs<'clock' | 'database' | 'messages'>;

/** Updates the payment state of a request and notifies; repeated failures notify once. */
const markRequest = async (
  tx: Transaction,
  parts: SettleParts,
  request: RequestRow,
  { to, told }: { readonly to: 'Paid' | 'Failed'; readonly told: RenderedMessage },
): Promise<void> => {
  if (request.paymentStatus === to || (to === 'Failed' && request.paymentStatus === 'Overdue')) return;
  const marked = await updateRequest(tx, request.id, { paymentStatus: to });
  await notifyMember(tx, parts, marked.memberId, told, marked.id);
};

const lockedRequest = async (tx: Transaction, { memberId, requestId }: VoucherUseRow): Promise<RequestRow> => {
  const request = await lockRequest(tx, { memberId }, requestId);
  if (request === undefined) throw new Error('a voucher use without its request');
  return request;
};

/** Settles a successful payment. @param balanceWon the remaining balance, null when unknown. */
const settlePaid = (parts: SettleParts, use: VoucherUseRow, balanceWon: number | null): Promise<VoucherPaid> =>
  parts.database.transaction(async (tx) => {
    const request = await lockedRequest(tx, use);
    const settled = { state: 'spent', code: null, settledAt: parts.clock.now() } as const;
    const isFirst = await settleUse(tx, use.id, settled);
    const told = PAYMENT_TEXTS.voucherPaid({ id: request.id, amountWon: use.amountWon, balanceWon });
    if (isFirst) await markRequest(tx, parts, request, { to: 'Paid', told });
    // Refunds a payment that turns out successful after an unwashed return.
    if (isFirst && request.status === 'Returned')
      await endVoucherPayment(tx, request.id, '세탁 불가 반송', parts.clock.now());
    return { state: 'paid' };
  });

const settleRefused = (parts: SettleParts, use: VoucherUseRow, refused: VoucherRefused): Promise<VoucherPaid> =>
  parts.database.transaction(async (tx) => {
    const request = await lockedRequest(tx, use);
    const settled = { state: 'refused', code: refused.code, settledAt: parts.clock.now() } as const;
    const isFirst = await settleUse(tx, use.id, settled);
    const isShort = refused.code === 'INSUFFICIENT';
    const told = PAYMENT_TEXTS.voucherFailed({ id: request.id, amountWon: use.amountWon, isShort });
    if (isFirst) await markRequest(tx, parts, request, { to: 'Failed', told });
    return { state: 'refused', message: told.text };
  });

/** Settles a payment that never arrived and cannot arrive any more: the request is unpaid, and may be retried. */
export const settleNotTaken = (parts: SettleParts, use: VoucherUseRow): Promise<VoucherPaid> =>
  parts.database.transaction(async (tx) => {
    await settleUse(tx, use.id, { state: 'refused', code: 'NOT_TAKEN', settledAt: parts.clock.now() });
    return { state: 'pending' };
  });

/** Writes the outcome of a payment, once; idempotent. An unknown outcome stays open for a look-up. */
export const settleSpend = async (
  parts: SettleParts,
  use: VoucherUseRow,
  outcome: VoucherOutcome<{ readonly balanceWon: number | null }>,
): Promise<VoucherPaid> => {
  switch (outcome.state) {
    case 'done':
      return settlePaid(parts, use, outcome.balanceWon);
    case 'refused':
      return settleRefused(parts, use, outcome);
    case 'unknown':
      await parts.database.transaction((tx) =>
        settleUse(tx, use.id, { state: 'unknown', code: outcome.why, settledAt: null }),
      );
      return { state: 'pending' };
  }
};
