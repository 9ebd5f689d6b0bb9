import { and, count, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#base';
import { inviteRewards, members } from '#tables';

/** Owner of a referral code; may have withdrawn. */
export interface Inviter {
  readonly id: number;
  readonly phoneHash: string;
  readonly partnerId: number | null;
  readonly withdrawnAt: Date | null;
}

/** Owner of a code; codes are stored in lower case. */
export const findInviter = async (executor: Executor, referralCode: string): Promise<Inviter | undefined> => {
  const { id, phoneHash, partnerId, withdrawnAt } = members;
  const [inviter] = await executor
    .select({ id, phoneHash, partnerId, withdrawnAt })
    .from(members)
    .where(eq(members.referralCode, referralCode));
  return inviter;
};

/** Whether a number was invited before it withdrew. */
export const wasInvited = async (executor: Executor, phoneHash: string): Promise<boolean> => {
  const hasLeft = and(eq(members.phoneHash, phoneHash), isNotNull(members.withdrawnAt));
  return (await executor.$count(members, and(hasLeft, isNotNull(members.invitedById)))) > 0;
};

/** Member who registered with the code. */
export interface Friend {
  readonly id: number;
  readonly nickname: string;
  readonly joinedAt: Date;
  readonly withdrawnAt: Date | null;
  /** When both sides were rewarded. */
  readonly rewardedAt: Date | null;
}

/** Friends of a member below an id, newest first. */
export const friendsOf = (executor: Executor, inviterId: number, before: number, limit: number): Promise<Friend[]> => {
  const { id, nickname, joinedAt, withdrawnAt } = members;
  return executor
    .select({ id, nickname, joinedAt, withdrawnAt, rewardedAt: inviteRewards.at })
    .from(members)
    .leftJoin(inviteRewards, eq(inviteRewards.friendId, members.id))
    .where(and(eq(members.invitedById, inviterId), lt(members.id, before)))
    .orderBy(desc(members.id))
    .limit(limit);
};

/** Counts the members who used a code, how many of them are still members, and how many were rewarded. */
export const countFriends = async (
  executor: Executor,
  inviterId: number,
): Promise<{ readonly invited: number; readonly joined: number; readonly rewarded: number }> => {
  const cameBy = eq(members.invitedById, inviterId);
  const [row] = await executor
    .select({ invited: count(), rewarded: count(inviteRewards.friendId) })
    .from(members)
    .leftJoin(inviteRewards, eq(inviteRewards.friendId, members.id))
    .where(cameBy);
  const joined = await executor.$count(members, and(cameBy, isNull(members.withdrawnAt)));
  return { invited: row?.invited ?? 0, joined, rewarded: row?.rewarded ?? 0 };
};
