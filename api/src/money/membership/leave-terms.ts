import { MEMBERSHIP } from '@dongne/contract';
import { monthsOf } from '../charges';
import { MAX_INTEGER, type Executor } from '#base';
import { hasUsedSince, type MembershipRow } from '#customers';

const DAY_MS = 24 * 3_600_000;

/** Terms of leaving at this moment. */
export interface LeaveTerms {
  /** The last moment of the benefit; now, when the month is refunded or unpaid. */
  readonly endsAt: Date;
  /** Refund in won: the whole month, or nothing. */
  readonly refundWon: number;
  /** Until when the month can be refunded, if it stays unused; null when that is over. */
  readonly refundUntil: Date | null;
  /** The discount was used in this month. */
  readonly isUsed: boolean;
  /** The charge that is refunded. */
  readonly chargeId: number | null;
}

/** The ruling: benefit to the end of the paid period, or the whole month back within 7 days of its payment when it is unused. */
export const leaveTermsOf = async (
  executor: Executor,
  { memberId, paidUntil }: Pick<MembershipRow, 'memberId' | 'paidUntil'>,
  now: Date,
): Promise<LeaveTerms> => {
  const [month] = await monthsOf(executor, memberId, MAX_INTEGER, 1);
  const endsAt = paidUntil > now ? paidUntil : now;
  const kept = { endsAt, refundWon: 0, refundUntil: null, isUsed: false, chargeId: null };
  if (month === undefined || month.paidAt === null || month.status !== 'Paid' || month.periodStartsAt === null)
    return kept;
  const refundUntil = new Date(month.paidAt.getTime() + MEMBERSHIP.refundDays * DAY_MS);
  const isUsed = await hasUsedSince(executor, memberId, month.periodStartsAt);
  if (now >= refundUntil) return { ...kept, isUsed };
  if (isUsed) return { ...kept, isUsed, refundUntil };
  return { endsAt: now, refundWon: month.amountWon - month.refundedWon, refundUntil, isUsed, chargeId: month.id };
};
