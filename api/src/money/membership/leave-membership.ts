import { Refusal, type Needs, type Transaction } from '#base';
import {
  holdMember,
  findMembership,
  isRunning,
  lockMembership,
  updateMembership,
  viewMembership,
  type MembershipRow,
  MEMBERSHIP_TEXTS,
  notifyMember,
} from '#customers';
import { endNow } from './end-membership';
import { leaveTermsOf, type LeaveTerms } from './leave-terms';
import { checkMaySubscribe } from './may-subscribe';
import type { MembershipEndView } from './subscription-schemas';

const JOINING = '가입 결제를 확인하고 있어요. 결과가 나온 뒤에 다시 시도해 주세요.';
const NOTHING_TO_LEAVE = '이용 중인 멤버십이 없어요.';
const CHANGED = '그 사이에 해지 조건이 바뀌었어요. 다시 확인해 주세요.';

const refuse = (svMessage: string): Refusal => new Refusal('INVALID_TRANSITION', { svMessage });

const checkRuns = (membership: MembershipRow | undefined, now: Date): MembershipRow => {
  if (membership !== undefined && isRunning(membership, now)) return membership;
  throw refuse((membership?.dueFrom ?? null) === null ? NOTHING_TO_LEAVE : JOINING);
};

/**
 * Terms of leaving now, shown before the confirmation.
 *
 * @throws {Refusal} `PARTNER_RESTRICTED`; `INVALID_TRANSITION` when nothing runs.
 */
export const viewLeaving = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
): Promise<MembershipEndView> => {
  await checkMaySubscribe(database, memberId);
  const now = clock.now();
  const membership = checkRuns(await findMembership(database, memberId), now);
  const { endsAt, refundWon, refundUntil, isUsed } = await leaveTermsOf(database, membership, now);
  return {
    endsAt: endsAt.toISOString(),
    isAtOnce: endsAt <= now,
    refundWon,
    refundUntil: refundUntil?.toISOString() ?? null,
    isUsed,
  };
};

/** Ends it at once where the month is refunded or unpaid; else with the paid period. */
const carryOut = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  membership: MembershipRow,
  { endsAt, refundWon, chargeId }: LeaveTerms,
): Promise<void> => {
  const now = parts.clock.now();
  const { id, memberId } = membership;
  if (membership.status !== 'Failing' && chargeId === null && endsAt > now) {
    await updateMembership(tx, id, { status: 'Leaving' });
    return notifyMember(tx, parts, memberId, MEMBERSHIP_TEXTS.leaving(endsAt));
  }
  await endNow(tx, parts, membership, chargeId);
  const told = refundWon > 0 ? MEMBERSHIP_TEXTS.refunding(refundWon) : MEMBERSHIP_TEXTS.ended(null);
  await notifyMember(tx, parts, memberId, told);
};

const leave = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  memberId: number,
  refundWon: number,
): Promise<void> => {
  await holdMember(tx, memberId);
  await checkMaySubscribe(tx, memberId);
  const now = parts.clock.now();
  const found = await lockMembership(tx, memberId);
  // Idempotent: it was left already.
  if (found?.status === 'Leaving' || (found?.status === 'Ended' && found.dueFrom === null)) return;
  const membership = checkRuns(found, now);
  const terms = await leaveTermsOf(tx, membership, now);
  if (terms.refundWon !== refundWon) throw refuse(CHANGED);
  await carryOut(tx, parts, membership, terms);
};

/**
 * Leaves on the terms that were shown: with a refund at once, or at the end of the paid period. Idempotent.
 *
 * @param input `refundWon` as the customer has read it.
 * @returns the membership as it now is.
 * @throws {Refusal} `INVALID_TRANSITION` when nothing runs, or the refund would differ now; `PARTNER_RESTRICTED`.
 */
export const leaveMembership = async (
  parts: Needs<'clock' | 'database' | 'messages'>,
  memberId: number,
  { refundWon }: { readonly refundWon: number },
) => {
  await parts.database.transaction((tx) => leave(tx, parts, memberId, refundWon));
  return viewMembership(parts, memberId);
};
