import { POINTS, takeFromLots, type PointLot } from '@dongne/contract';
import type { Needs, Transaction } from '#base';
import { findMember, isRestricted, type MemberRow } from '#customers';
import { gainPoints } from './gain-points';
import { earnedWith, insertPoints, lockLots, revokedOf } from './point-repository';
import { pointsFor } from './point-service';
import { settleReviewPoints } from './review-points';
import { isFirstSettled, noteReward, paidByCardOf } from './reward-repository';

/** A request as far as it earns points. */
export interface EarningRequest {
  readonly id: number;
  readonly memberId: number;
}

const mayInvite = (member: MemberRow): boolean => !isRestricted(member.partnerId, 'invite');

/**
 * Rewards both sides of an invitation when the friend's first request completes; ruling. An unpaid request does not
 * count, or points would be created without money. The friend is rewarded also when the inviter has left meanwhile.
 */
const rewardInvite = async (tx: Transaction, request: EarningRequest, friend: MemberRow, at: Date): Promise<void> => {
  const { invitedById: inviterId } = friend;
  if (inviterId === null || !mayInvite(friend)) return;
  const inviter = await findMember(tx, inviterId);
  if (inviter !== undefined && !mayInvite(inviter)) return;
  if (!(await isFirstSettled(tx, request))) return;
  if (!(await noteReward(tx, { friendId: friend.id, inviterId, requestId: request.id, at }))) return;
  const amount = POINTS.inviteEach;
  await gainPoints(tx, { memberId: friend.id, amount, text: '친구 초대로 가입', message: '첫 이용을 마치셨어요.' }, at);
  if (inviter === undefined) return;
  await gainPoints(
    tx,
    { memberId: inviter.id, amount, text: '친구 초대', message: '초대한 친구가 첫 이용을 마쳤어요.' },
    at,
  );
};

/**
 * Grants all points of a completed request: a share of the card payment, the points of its review, and the invitation
 * reward with a member's first request. Idempotent, and called again when a card pays after the completion.
 */
export const earnForCompleted = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  request: EarningRequest,
): Promise<void> => {
  const member = await findMember(tx, request.memberId);
  if (member === undefined) return;
  const at = clock.now();
  const amount = pointsFor(await paidByCardOf(tx, request.id));
  if (amount > 0)
    await gainPoints(
      tx,
      { memberId: member.id, amount, text: '이용 완료 적립', message: '이용이 완료되었어요.', requestId: request.id },
      at,
    );
  await settleReviewPoints(tx, { clock }, request.id);
  await rewardInvite(tx, request, member, at);
};

const isLot =
  (id: number) =>
  (lot: PointLot): boolean =>
    lot.id === id;

const sumOf = (takes: readonly { readonly taken: number }[]): number =>
  takes.reduce((total, { taken }) => total + taken, 0);

/**
 * Revokes points earned by a payment that was refunded: first from its own lot, then from the lots that end first, and
 * never more than are left. Idempotent: a second call revokes only for later refunds.
 *
 * @param paidWon the card payment that remains after the refund.
 * @returns how many points were revoked.
 */
export const revokeEarned = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  { requestId, paidWon }: { readonly requestId: number; readonly paidWon: number },
): Promise<number> => {
  const earned = await earnedWith(tx, requestId);
  if (earned === undefined) return 0;
  const at = clock.now();
  const { memberId } = earned;
  const lots = await lockLots(tx, { memberId, endsAfter: at });
  const due = Math.max(0, earned.amount - (await revokedOf(tx, requestId)) - pointsFor(paidWon));
  const own = takeFromLots(lots.filter(isLot(earned.id)), due);
  const others = takeFromLots(
    lots.filter((lot) => !isLot(earned.id)(lot)),
    due - sumOf(own),
  );
  const taken = [...own, ...others];
  const entry = { memberId, requestId, at, kind: 'revoked' as const, text: '환불로 적립 취소' };
  await insertPoints(
    tx,
    taken.map(({ id, taken: points }) => ({ ...entry, lotId: id, amount: -points })),
  );
  return sumOf(taken);
};
