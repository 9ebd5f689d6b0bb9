import { chargeOfMonth, voidUnlessPaid, requestRefund } from '../charges';
import type { Needs, Executor, Transaction } from '#base';
import { findMembership, isRunning, lockMembership, updateMembership, type MembershipRow } from '#customers';
import { leaveTermsOf } from './leave-terms';

const REASON = '멤버십 해지';

/** Voids the unpaid month; an attempt in flight is refunded when it succeeds. */
const giveUpMonth = async (tx: Transaction, { id, dueFrom }: MembershipRow, at: Date): Promise<void> => {
  const charge = dueFrom === null ? undefined : await chargeOfMonth(tx, id, dueFrom);
  if (charge !== undefined) await voidUnlessPaid(tx, charge.id, at);
};

/** Ends a membership now. @param refundOf the charge that is refunded. */
export const endNow = async (
  tx: Transaction,
  parts: Needs<'clock'>,
  membership: MembershipRow,
  refundOf: number | null,
): Promise<MembershipRow> => {
  const now = parts.clock.now();
  await giveUpMonth(tx, membership, now);
  if (refundOf !== null)
    await requestRefund(tx, parts, { chargeId: refundOf, amountWon: null, reason: REASON, askedBy: 'member' });
  const paidUntil = membership.paidUntil < now ? membership.paidUntil : now;
  return updateMembership(tx, membership.id, { status: 'Ended', paidUntil, dueFrom: null, retryAt: null });
};

/**
 * Ends the membership of a withdrawing member: an unused month within 7 days is refunded, and nothing is owed any more.
 * The charge of an attempt in flight stays unpaid, so that the withdrawal can wait for the answer.
 */
export const endMembershipOf = async (tx: Transaction, parts: Needs<'clock'>, memberId: number): Promise<void> => {
  const membership = await lockMembership(tx, memberId);
  if (membership === undefined) return;
  const now = parts.clock.now();
  if (isRunning(membership, now)) {
    const { chargeId } = await leaveTermsOf(tx, membership, now);
    await endNow(tx, parts, membership, chargeId);
  } else if (membership.dueFrom !== null) {
    await giveUpMonth(tx, membership, now);
    await updateMembership(tx, membership.id, { dueFrom: null });
  }
};

/** Benefits that a running membership loses by a withdrawal now. */
export interface MembershipLoss {
  /** End of the paid period. */
  readonly paidUntil: Date;
  /** Refund in won. */
  readonly refundWon: number;
}

/** Forecast of `endMembershipOf`, shown before the confirmation; `undefined` without a running membership. */
export const membershipLossOf = async (
  executor: Executor,
  memberId: number,
  now: Date,
): Promise<MembershipLoss | undefined> => {
  const membership = await findMembership(executor, memberId);
  if (membership === undefined || !isRunning(membership, now)) return undefined;
  const { refundWon } = await leaveTermsOf(executor, membership, now);
  return { paidUntil: membership.paidUntil, refundWon };
};
