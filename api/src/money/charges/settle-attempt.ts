import { isInDoubt, type Needs, type Transaction } from '#base';
import { settleWindow } from '../cards';
import type { ApprovedPayment } from '../providers';
import { findAttempt, updateAttempt, type AttemptRow } from './attempt-repository';
import { findCharge, lockCharge, UNPAID, updateCharge, type ChargeRow } from './charge-repository';
import { afterRefusal, isOverdue } from './charge-rules';
import { post } from './ledger';
import { applyWantedRefunds, wantSurplusBack } from './refund-charge';
import { windowResultOf } from './window-result';

/** What a try came to, as far as anybody knows. `dropped`: nothing was taken, and nobody refused. */
export type Settlement =
  | { readonly state: 'approved'; readonly payment: ApprovedPayment }
  | { readonly state: 'refused'; readonly code: string; readonly message: string }
  | { readonly state: 'unknown' }
  | { readonly state: 'dropped' };

type SettlingParts = Needs<'clock' | 'messages' | 'payables'>;

/** Locks what a charge is about and then the charge itself, in the order that everyone keeps. */
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
  // A registered card is known by its registration; not every provider names it again when it pays.
  issuerName: issuerName ?? attempt.issuerName,
  lastFour: lastFour ?? attempt.lastFour,
});

/** Money came in for a charge: it is paid, once. */
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

/** Money came in that nobody waits for any more: it stands in the books, and goes back. */
const giveBack = async (
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
  await wantSurplusBack(tx, attempt, at);
};

/** A card was refused: it is asked again by the hours of its kind, or not any more. */
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

/** A try that came to nothing; what was to go back of it is owed no longer. */
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
  // Who pays by hand reads in the window why it failed; only the registered card is asked again.
  if (attempt.sid !== null) return;
  if (isRefused) await refuseCharge(tx, parts, charge, settlement.message);
  // Nobody refused, so the same card is asked again at once.
  else await updateCharge(tx, charge.id, { nextTryAt: at });
};

/**
 * Writes what a try came to: the one place where a charge becomes paid. The same news again changes nothing, and an approval
 * that comes after the try was given up goes back.
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
      else if (isGivenUp) await giveBack(tx, parts, attempt, settlement.payment);
    } else if (isOpen && settlement.state === 'unknown') await updateAttempt(tx, attempt.id, { state: 'unknown' });
    else if (isOpen && settlement.state !== 'unknown') await end(tx, parts, attempt, settlement);
    return lockCharge(tx, charge.id);
  });
