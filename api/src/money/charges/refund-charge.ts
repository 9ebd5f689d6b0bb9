import { Refusal, type Needs, type Transaction } from '#base';
import { lockCharge, updateCharge, type ChargeRow } from './charge-repository';
import { attemptsOf, type AttemptRow } from './attempt-repository';
import { shrink } from './issue-charge';
import { insertRefund, refundingWon, updateRefund, pendingRefundsOf, type RefundRow } from './refund-repository';

/** Refund to be made. */
export interface WantedRefund {
  readonly chargeId: number;
  /** Null for all that is left. */
  readonly amountWon: number | null;
  /** The member reads it. */
  readonly reason: string;
  readonly askedBy: 'operator' | 'system' | 'member';
}

/** Refundable amount of a paid charge, in won. */
const refundableWon = async (tx: Transaction, charge: ChargeRow): Promise<number> =>
  charge.paidAt === null ? 0 : charge.amountWon - (await refundingWon(tx, charge.id));

/** Refundable amount of a charge, in won; locks the charge against concurrent refunds. */
export const lockRefundable = async (tx: Transaction, chargeId: number): Promise<number> =>
  refundableWon(tx, await lockCharge(tx, chargeId));

/**
 * Requests a refund of a paid charge to its card; a job sends it at once.
 *
 * @throws {Refusal} `VALIDATION` above the refundable amount, `INVALID_TRANSITION` for an unpaid charge.
 */
export const requestRefund = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  { chargeId, amountWon, reason, askedBy }: WantedRefund,
): Promise<RefundRow> => {
  const charge = await lockCharge(tx, chargeId);
  const leftWon = await refundableWon(tx, charge);
  if (leftWon === 0) throw new Refusal('INVALID_TRANSITION', { svMessage: '환불할 수 있는 금액이 없어요.' });
  const wonBack = amountWon ?? leftWon;
  if (wonBack > leftWon)
    throw new Refusal('VALIDATION', { fields: { amountWon: '남은 결제 금액보다 많이 환불할 수 없어요.' } });
  return insertRefund(tx, { chargeId, amountWon: wonBack, reason, askedBy, wantedAt: clock.now() });
};

/** Requests the refund of an attempt whose charge does not need it any more. */
export const requestSurplusRefund = (
  tx: Transaction,
  { id: attemptId, chargeId, amountWon }: AttemptRow,
  at: Date,
): Promise<RefundRow> =>
  insertRefund(tx, { chargeId, attemptId, amountWon, reason: '중복 결제 취소', askedBy: 'system', wantedAt: at });

/**
 * Reduces an unpaid charge by refunds that were requested while an attempt was in flight.
 *
 * @returns the charge as it now is.
 */
export const applyWantedRefunds = async (tx: Transaction, chargeId: number, at: Date): Promise<ChargeRow> => {
  let charge = await lockCharge(tx, chargeId);
  for (const refund of await pendingRefundsOf(tx, chargeId)) {
    await updateRefund(tx, refund.id, { state: 'applied', settledAt: at });
    if (charge.status !== 'Void') charge = await shrink(tx, charge, refund.amountWon, at);
  }
  return charge;
};

/** The attempt that a refund is paid from: its own, or the one that paid the charge. */
export const payingAttempt = async (tx: Transaction, { attemptId, chargeId }: RefundRow) =>
  (await attemptsOf(tx, chargeId)).find(({ id, state }) =>
    attemptId === null ? state === 'approved' : id === attemptId,
  );

/** Adds a refund to the sum of its charge. */
export const countRefund = (tx: Transaction, charge: ChargeRow, amountWon: number): Promise<ChargeRow> => {
  const refundedWon = charge.refundedWon + amountWon;
  const status = refundedWon === charge.amountWon ? 'Refunded' : 'PartiallyRefunded';
  return updateCharge(tx, charge.id, { refundedWon, status });
};
