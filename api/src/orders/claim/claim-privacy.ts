import { type Executor, type Transaction, queueFileRemovals } from '#base';
import { hasClaimUnderWay } from './claim-repository';
import { forgetClaimant } from './claim-step-repository';

/** Whether a claim of a member waits for a decision or for a second wash: until then nobody leaves. */
export const hasOpenClaim = (executor: Executor, memberId: number): Promise<boolean> =>
  hasClaimUnderWay(executor, memberId);

/** Leaves of the claims of a member who leaves what was decided when, without words and photos of theirs and of the shop. */
export const erasePersonFromClaims = async (tx: Transaction, memberId: number, now: Date): Promise<void> =>
  queueFileRemovals(tx, await forgetClaimant(tx, memberId), now);
