import { type Transaction, queueFileRemovals } from '#base';
import { forgetWriter } from './review-photo-repository';
import { NAME_OF_THE_GONE } from './review-view';

/** Anonymises the reviews of a withdrawn member: keeps ratings and words, without name and photos. */
export const erasePersonFromReviews = async (tx: Transaction, memberId: number, now: Date): Promise<void> =>
  queueFileRemovals(tx, await forgetWriter(tx, memberId, NAME_OF_THE_GONE), now);
