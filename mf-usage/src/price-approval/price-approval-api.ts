import type { RequestDetail } from '@dongne/contract';
import { http } from '@dongne/platform';

/**
 * Agrees to the final price: washing may begin.
 *
 * @param declinedItemIds items that come back unwashed and free; all of them returns the laundry.
 * @throws {ApiError} `OFFER_CHANGED` when another choice was made already, `INVALID_TRANSITION`, `NOT_FOUND`.
 */
export const approvePrice = (id: number, declinedItemIds: readonly number[]): Promise<RequestDetail> =>
  http.post(`/request/delivery/${id}/approve`, { declinedItemIds });
