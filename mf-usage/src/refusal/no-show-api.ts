import type { RequestDetail } from '@dongne/contract';
import { http } from '@dongne/platform';

/**
 * Objects to a failed collection, once.
 *
 * @throws {ApiError} `INVALID_TRANSITION` later than 24 hours after it, `NOT_FOUND`.
 */
export const objectToNoShow = (id: number, text: string): Promise<RequestDetail> =>
  http.post(`/request/delivery/${id}/noshow/objection`, { text });

/**
 * Books a failed collection again.
 *
 * @param collectionTime start of a free slot.
 * @throws {ApiError} `SLOT_FULL`, `VALIDATION`, `INVALID_TRANSITION`.
 */
export const rebookPickup = (id: number, collectionTime: string): Promise<RequestDetail> =>
  http.post(`/request/delivery/${id}/rebook`, { collectionTime });
