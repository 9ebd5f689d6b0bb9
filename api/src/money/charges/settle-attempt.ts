import { isInDoubt, type Needs, type Transaction } from '#base';
import { settleWindow } from '../cards';
import type { ApprovedPayment } from '../providers';
import { findAttempt, updateAttempt, type AttemptRow } from './attempt-repository';
import { findCharge, lockCharge, UNPAID, updateCharge, type ChargeRow } from './charge-repository';
import { afterRefusal, isOverdue } from './charge-rules';
import { post } from './ledger';
import { applyWantedRefunds, requestSurplusRefund } from './refund-charge';
import type { Settlement } from './settlement';
import { windowResultOf } from './window-result';

type SettlingParts = Needs<'clock' | 'messages' | 'payables'>;

/** Locks the subject of a charge and then the charge, in the order of all callers. */
export const lockChargeAndSubject = async (
  tx: Transaction,
  { payables }: Needs<'payables'>,
  id: number,
): Promise<ChargeRow> => {
  const charge = await findCharge(tx, id);
  if (charge === undefined) throw new Error('no such charge');
  await payables[charge.kind].lock(tx, charge);
  return lockCharge(tx, id);
};

const evidenceOf = (attempt: AttemptRow, { tid, issuerName, lastFour }: ApprovedPayment) => ({
  tid,
  // Falls back to the registration: not every provider returns the issuer with a charge.
  issuerName: issuerName ?? attempt.issuerName,
  lastFour: lastFour ?? attempt.lastFour,
});

/** Marks a charge as paid, once. */
export const takePayment = async (
  tx: Transaction,
  parts: SettlingParts,
  charge: ChargeRow,
  attempt: AttemptRow,
  payment: ApprovedPayment,
): Promise<void> => {
  const at = parts.clock.now();
  await updateAttempt(tx, attempt.id, { ...evidenceOf(attempt, payment), state: 'approved', settledAt: at });
  await post(tx, { kind: 'paid', chargeId: charge.id, attemptId: attempt.id, at }, [
    [attempt.provider, attempt.amountWon],
    ['customers', -attempt.amountWon],
  ]);
  const paid = await updateCharge(tx, charge.id, { status: 'Paid', paidAt: at, nextTryAt: null, failMessage: null });
  await parts.payables[charge.kind].onPaid(tx, parts, paid);
};

/** Posts an approval that its charge does not need any more, and refunds it. */
const refundSurplus = async (
  tx: Transaction,
  { clock }: SettlingParts,
  attempt: AttemptRow,
  payment: ApprovedPayment,
): Promise<void> => {
  const at = clock.now();
  await updateAttempt(tx, attempt.id, { ...evidenceOf(attempt, payment), state: 'surplus', settledAt: at });
  await post(tx, { kind: 'surplus', chargeId: attempt.chargeId, attemptId: attempt.id, at }, [
    [attempt.provider, attempt.amountWon],
    ['surplus', -attempt.amountWon],
  ]);
  await requestSurplusRefund(tx, attempt, at);
};

/** Schedules the next retry of a refused card by the retry hours of its kind, or none after the last. */
export const refuseCharge = async (
  tx: Transaction,
  parts: SettlingParts,
  charge: ChargeRow,
  message: string,
): Promise<ChargeRow> => {
  const payable = parts.payables[charge.kind];
  const now = parts.clock.now();
  const after = afterRefusal(charge, payable, now);
  const stays = charge.status === 'Overdue' || isOverdue({ ...charge, ...after, status: 'Failed' }, payable, now);
  const failed = await updateCharge(tx, charge.id, {
    ...after,
    status: stays ? 'Overdue' : 'Failed',
    failMessage: message,
  });
  const isLast = after.nextTryAt === null;
  await payable.onRefused(tx, parts, failed, { message, isLast });
  return failed;
};

/** Ends an attempt that took no money; refunds requested meanwhile reduce the charge instead. */
const end = async (
  tx: Transaction,
  parts: SettlingParts,
  attempt: AttemptRow,
  settlement: Extract<Settlement, { state: 'refused' | 'dropped' }>,
): Promise<void> => {
  const at = parts.clock.now();
  const isRefused = settlement.state === 'refused';
  await updateAttempt(tx, attempt.id, {
    state: settlement.state,
    settledAt: at,
    ...(isRefused ? { code: settlement.code, message: settlement.message } : {}),
  });
  const charge = await applyWantedRefunds(tx, attempt.chargeId, at);
  if (charge.status === 'Void') await parts.payables[charge.kind].onVoided(tx, charge);
  if (!UNPAID.includes(charge.status)) return;
  // Schedules no retry for manual payments: the window shows the reason, and only the registered card is retried.
  if (attempt.sid !== null) return;
  if (isRefused) await refuseCharge(tx, parts, charge, settlement.message);
  // No refusal: charges the same card again at once.
  else await updateCharge(tx, charge.id, { nextTryAt: at });
};

/**
 * Writes the outcome of an attempt: the one place where a charge becomes paid. Idempotent; an approval that arrives
 * after the attempt was dropped is refunded.
 *
 * @returns the charge as it now is.
 */
export const settleAttempt = (
  parts: SettlingParts & Needs<'database'>,
  attemptId: number,
  settlement: Settlement,
): Promise<ChargeRow> =>
  parts.database.transaction(async (tx) => {
    const known = await findAttempt(tx, attemptId);
    if (known === undefined) throw new Error('no such attempt');
    const charge = await lockChargeAndSubject(tx, parts, known.chargeId);
    const attempt = await findAttempt(tx, attemptId);
    if (attempt === undefined) throw new Error('no such attempt');
    const isOpen = isInDoubt(attempt.state);
    const isGivenUp = attempt.state === 'dropped' || attempt.state === 'refused';
    if (isOpen && attempt.sid !== null)
      await settleWindow(tx, attempt.sid, windowResultOf(settlement), parts.clock.now());
    if (settlement.state === 'approved') {
      if (isOpen) await takePayment(tx, parts, charge, attempt, settlement.payment);
      else if (isGivenUp) await refundSurplus(tx, parts, attempt, settlement.payment);
    } else if (isOpen && settlement.state === 'unknown') await updateAttempt(tx, attempt.id, { state: 'unknown' });
    else if (isOpen && settlement.state !== 'unknown') await end(tx, parts, attempt, settlement);
    return lockCharge(tx, charge.id);
  });
