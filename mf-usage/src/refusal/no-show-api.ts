import type { RequestDetail } from '@dongne/contract';
import { http } from '@dongne/platform';

/**
 * Objects to a failed collection, once.
 *
 * @throws {ApiError} `INVALID_TRANSITION` later than 24 hours after it, `NOT_FOUND`.
 */
export const objectToNoShow = (
  id: number,
  objection: { readonly noShowId: number; readonly text: string },
): Promise<RequestDetail> => http.post(`/request/delivery/${id}/noshow/objection`, objection);

/**
 * Books a failed collection again.
 *
 * @param collectionTime start of a free slot.
 * @param password of the entrance, where there is one: the server forgot it when the collection failed.
 * @throws {ApiError} `SLOT_FULL`, `VALIDATION`, `INVALID_TRANSITION`.
 */
export const rebookPickup = (id: number, collectionTime: string, password: string | null): Promise<RequestDetail> =>
  http.post(`/request/delivery/${id}/rebook`, {
    collectionTime,
    ...(password !== null && { entrance: { hasPassword: true, password } }),
  });
