import { Refusal, type Needs, type Transaction } from '#base';
import { lockCharge, updateCharge, type ChargeRow } from './charge-repository';
import { attemptsOf, type AttemptRow } from './attempt-repository';
import { shrink } from './issue-charge';
import { insertRefund, refundingWon, updateRefund, wantedRefundsOf, type RefundRow } from './refund-repository';

/** What is to go back. */
export interface WantedRefund {
  readonly chargeId: number;
  /** Null for all that is left. */
  readonly amountWon: number | null;
  /** The member reads it. */
  readonly reason: string;
  readonly askedBy: 'operator' | 'system' | 'member';
}

/** What of a paid charge can still go back, in won. */
const refundableWon = async (tx: Transaction, charge: ChargeRow): Promise<number> =>
  charge.paidAt === null ? 0 : charge.amountWon - (await refundingWon(tx, charge.id));

/** What of a charge can still go back, in won; the charge is locked, so nobody else takes it meanwhile. */
export const lockRefundable = async (tx: Transaction, chargeId: number): Promise<number> =>
  refundableWon(tx, await lockCharge(tx, chargeId));

/**
 * Writes that money of a paid charge goes back by the way it came; a job sends it at once.
 *
 * @throws {Refusal} `VALIDATION` for more than is left, `INVALID_TRANSITION` for what was never paid.
 */
export const wantRefund = async (
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

/** Gives the money of a try back that nobody waits for any more. */
export const wantSurplusBack = (
  tx: Transaction,
  { id: attemptId, chargeId, amountWon }: AttemptRow,
  at: Date,
): Promise<RefundRow> =>
  insertRefund(tx, { chargeId, attemptId, amountWon, reason: '중복 결제 취소', askedBy: 'system', wantedAt: at });

/**
 * Takes off an unpaid charge what was wanted back while a provider was being asked, now that it has not taken anything.
 *
 * @returns the charge as it now is.
 */
export const applyWantedRefunds = async (tx: Transaction, chargeId: number, at: Date): Promise<ChargeRow> => {
  let charge = await lockCharge(tx, chargeId);
  for (const refund of await wantedRefundsOf(tx, chargeId)) {
    await updateRefund(tx, refund.id, { state: 'applied', settledAt: at });
    if (charge.status !== 'Void') charge = await shrink(tx, charge, refund.amountWon, at);
  }
  return charge;
};

/** The try whose money goes back for a refund: its own, or the one that paid the charge. */
export const payingAttempt = async (tx: Transaction, { attemptId, chargeId }: RefundRow) =>
  (await attemptsOf(tx, chargeId)).find(({ id, state }) =>
    attemptId === null ? state === 'approved' : id === attemptId,
  );

/** Adds what went back to its charge. */
export const countRefund = (tx: Transaction, charge: ChargeRow, amountWon: number): Promise<ChargeRow> => {
  const refundedWon = charge.refundedWon + amountWon;
  const status = refundedWon === charge.amountWon ? 'Refunded' : 'PartiallyRefunded';
  return updateCharge(tx, charge.id, { refundedWon, status });
};
