import { chargeOfMonth, giveUpCharge, wantRefund } from '../charges';
import { type Needs, type Executor, type Transaction } from '#base';
import { findMembership, isRunning, lockMembership, updateMembership, type MembershipRow } from '#customers';
import { leaveTermsOf } from './leave-terms';

const REASON = '멤버십 해지';

/** Nothing is owed any more; what a provider is taking at this moment goes back when it has come. */
const giveUpMonth = async (tx: Transaction, { id, dueFrom }: MembershipRow, at: Date): Promise<void> => {
  const charge = dueFrom === null ? undefined : await chargeOfMonth(tx, id, dueFrom);
  if (charge !== undefined) await giveUpCharge(tx, charge.id, at);
};

/** Ends a membership now. @param refundOf the charge whose money goes back. */
export const endNow = async (
  tx: Transaction,
  parts: Needs<'clock'>,
  membership: MembershipRow,
  refundOf: number | null,
): Promise<MembershipRow> => {
  const now = parts.clock.now();
  await giveUpMonth(tx, membership, now);
  if (refundOf !== null)
    await wantRefund(tx, parts, { chargeId: refundOf, amountWon: null, reason: REASON, askedBy: 'member' });
  const paidUntil = membership.paidUntil < now ? membership.paidUntil : now;
  return updateMembership(tx, membership.id, { status: 'Ended', paidUntil, dueFrom: null, retryAt: null });
};

/**
 * Ends the membership of a member who leaves us for good: what is unused within 7 days goes back, and nothing is owed any more.
 * Where a provider is being asked at this moment its charge stays unpaid, so that the withdrawal can wait for the answer.
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

/** What a running membership loses by a withdrawal at this moment. */
export interface MembershipLoss {
  /** The benefit would last until then. */
  readonly paidUntil: Date;
  /** What goes back, in won. */
  readonly refundWon: number;
}

/** What `endMembershipOf` would take away, before anybody agrees to it; `undefined` where no membership runs. */
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
