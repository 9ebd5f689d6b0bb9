import { beforeOf, PAGE_SIZE, pageOf, Refusal, type Needs } from '#base';
import { findMember, isRestricted, maskedName } from '../members';
import { countFriends, friendsOf, type Friend } from './invitation-repository';
import type { InvitationView, InvitedFriendView } from './invitation-schemas';

const stateOf = ({ rewardedAt, withdrawnAt }: Friend): InvitedFriendView['state'] => {
  if (rewardedAt !== null) return 'rewarded';
  return withdrawnAt === null ? 'waiting' : 'left';
};

const viewFriend = (friend: Friend): InvitedFriendView => ({
  nickname: friend.withdrawnAt === null ? maskedName(friend.nickname) : null,
  joinedAt: friend.joinedAt.toISOString(),
  state: stateOf(friend),
  rewardedAt: friend.rewardedAt?.toISOString() ?? null,
});

/**
 * Code of the member, totals, and a page of friends, newest first.
 *
 * @throws {Refusal} `PARTNER_RESTRICTED` for users of a programme without invitations.
 */
export const viewInvitation = async (
  { database }: Needs<'database'>,
  memberId: number,
  cursor: string | undefined,
): Promise<InvitationView> => {
  const member = await findMember(database, memberId);
  if (member === undefined) throw new Refusal('INVALID_JWT');
  if (isRestricted(member.partnerId, 'invite')) throw new Refusal('PARTNER_RESTRICTED');
  const counts = await countFriends(database, memberId);
  const { items, nextCursor } = pageOf(await friendsOf(database, memberId, beforeOf(cursor), PAGE_SIZE + 1));
  return { referralCode: member.referralCode, ...counts, items: items.map(viewFriend), nextCursor };
};
