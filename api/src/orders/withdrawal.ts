import type { Executor, Transaction } from '#base';
import { erasePersonFromBagOrders, hasOpenBagOrder } from './bag';
import { erasePersonFromClaims, hasOpenClaim } from './claim';
import { eraseObjections } from './no-show';
import { erasePersonFromRequests, hasActiveRequest } from './order';
import { erasePersonFromReviews } from './review';

/** Whether something of a member is still open, which blocks a withdrawal. */
export const HAS_OPEN: Record<'request' | 'claim' | 'bag', (executor: Executor, memberId: number) => Promise<boolean>> =
  { request: hasActiveRequest, claim: hasOpenClaim, bag: hasOpenBagOrder };

/**
 * Anonymises everything that a member ordered, claimed and reviewed. Times, shops and amounts stay, by law. None of the
 * requests may be open.
 */
export const erasePersonFromOrders = async (tx: Transaction, memberId: number, now: Date): Promise<void> => {
  await erasePersonFromRequests(tx, memberId, now);
  await eraseObjections(tx, memberId);
  await erasePersonFromReviews(tx, memberId, now);
  await erasePersonFromClaims(tx, memberId, now);
  await erasePersonFromBagOrders(tx, memberId);
};
