import { type Transaction, queueFileRemovals } from '#base';
import { eraseWriter } from './review-photo-repository';
import { WITHDRAWN_NAME } from './review-view';

/** Anonymises the reviews of a withdrawn member: keeps ratings and words, without name and photos. */
export const erasePersonFromReviews = async (tx: Transaction, memberId: number, now: Date): Promise<void> =>
  queueFileRemovals(tx, await eraseWriter(tx, memberId, WITHDRAWN_NAME), now);
