import { type Executor, type Transaction, queueFileRemovals } from '#base';
import { hasClaimUnderWay } from './claim-repository';
import { eraseClaimant } from './claim-step-repository';

/** Whether a member has an open claim, which blocks a withdrawal. */
export const hasOpenClaim = (executor: Executor, memberId: number): Promise<boolean> =>
  hasClaimUnderWay(executor, memberId);

/**
 * Anonymises the claims of a withdrawn member: keeps decisions and times, without words and photos of the customer and
 * the shop.
 */
export const erasePersonFromClaims = async (tx: Transaction, memberId: number, now: Date): Promise<void> =>
  queueFileRemovals(tx, await eraseClaimant(tx, memberId), now);
