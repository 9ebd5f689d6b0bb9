import type { RequestDetail } from '@dongne/contract';
import { http } from '@dongne/platform';

/** Exactly what is on the screen when the customer presses. */
export interface Choice {
  readonly offerVersion: number;
  /** Items that come back unwashed and free; all of them returns the laundry. */
  readonly declinedItemIds: readonly number[];
  readonly totalWon: number;
}

/**
 * Agrees to the final price: washing may begin.
 *
 * @throws {ApiError} `OFFER_CHANGED` when the shop has asked something else since, or another choice was made already;
 * `INVALID_TRANSITION`, `NOT_FOUND`.
 */
export const approvePrice = (id: number, choice: Choice): Promise<RequestDetail> =>
  http.post(`/request/delivery/${id}/approve`, choice);

/**
 * Asks the shop about one item of the offer.
 *
 * @throws {ApiError} `ALREADY_EXISTS` while a question about it is open, `TOO_MANY_REQUESTS` beyond what one offer has room
 * for, `OFFER_CHANGED`, `INVALID_TRANSITION`, `NOT_FOUND`, `VALIDATION`.
 */
export const askAboutItem = (id: number, itemId: number, text: string): Promise<RequestDetail> =>
  http.post(`/request/delivery/${id}/items/${itemId}/question`, { text });
