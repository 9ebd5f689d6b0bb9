import { type Transaction, queueFileRemovals } from '#base';
import { forgetWriter } from './review-photo-repository';
import { NAME_OF_THE_GONE } from './review-view';

/** Leaves of the reviews of a member who leaves what they say of a shop: no name, and no photos, which may show who they are. */
export const erasePersonFromReviews = async (tx: Transaction, memberId: number, now: Date): Promise<void> =>
  queueFileRemovals(tx, await forgetWriter(tx, memberId, NAME_OF_THE_GONE), now);
