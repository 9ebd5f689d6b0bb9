import { type Needs, type Transaction } from '#base';
import { settleUse, type VoucherOutcome, type VoucherRefused, type VoucherUseRow } from '#money';
import { PAYMENT_TEXTS, notifyMember, type RenderedMessage } from '#customers';
import { lockRequest, updateRequest, type RequestRow } from '../requests/request-repository';
import type { VoucherPaid } from './pay-by-voucher';
import { endVoucherPayment } from './refund-voucher';

type SettleParts = Needs<'clock' | 'database' | 'messages'>;

/** Where the money of a request is now, with its message; a failure that repeats is told once. */
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

/** Money was taken. @param balanceWon what is left, null where that was not said. */
const settlePaid = (parts: SettleParts, use: VoucherUseRow, balanceWon: number | null): Promise<VoucherPaid> =>
  parts.database.transaction(async (tx) => {
    const request = await lockedRequest(tx, use);
    const settled = { state: 'spent', code: null, settledAt: parts.clock.now() } as const;
    const isFirst = await settleUse(tx, use.id, settled);
    const told = PAYMENT_TEXTS.voucherPaid({ id: request.id, amountWon: use.amountWon, balanceWon });
    if (isFirst) await markRequest(tx, parts, request, { to: 'Paid', told });
    // It came home unwashed while nobody knew whether this was paid.
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

/** Nothing of it has arrived, and nothing can any more: the request is owed as before, and may be tried anew. */
export const settleNotTaken = (parts: SettleParts, use: VoucherUseRow): Promise<VoucherPaid> =>
  parts.database.transaction(async (tx) => {
    await settleUse(tx, use.id, { state: 'refused', code: 'NOT_TAKEN', settledAt: parts.clock.now() });
    return { state: 'pending' };
  });

/**
 * Writes what came of a payment, once: whoever comes second finds it settled and changes nothing. What nobody knows stays open
 * and is asked about.
 */
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
