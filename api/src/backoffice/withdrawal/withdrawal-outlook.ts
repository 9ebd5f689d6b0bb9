import { usableCouponsOf, usablePoints, membershipLossOf } from '#money';
import type { Needs } from '#base';
import { countFavourites } from '#shops';
import { obstaclesOf } from './obstacles';
import type { WithdrawalOutlookView } from './withdrawal-schemas';

/** Losses of a withdrawal at this moment, and its obstacles. */
export const viewWithdrawal = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
): Promise<WithdrawalOutlookView> => {
  const now = clock.now();
  const membership = await membershipLossOf(database, memberId, now);
  return {
    obstacles: [...(await obstaclesOf(database, memberId))],
    points: await usablePoints(database, memberId, now),
    coupons: (await usableCouponsOf(database, memberId, now)).length,
    favourites: await countFavourites(database, memberId),
    membership: membership === undefined ? null : { ...membership, paidUntil: membership.paidUntil.toISOString() },
  };
};
