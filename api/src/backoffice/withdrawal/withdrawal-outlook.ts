import { usableCouponsOf, usablePoints, membershipLossOf } from '#money';
import type { Needs } from '#base';
import { countFavourites } from '#shops';
import { obstaclesOf } from './obstacles';
import type { WithdrawalOutlookView } from './withdrawal-schemas';

/** What a withdrawal at this moment would take from the member, and what stands in its way. */
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
