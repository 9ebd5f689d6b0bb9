import type { RequestDetail } from '@dongne/contract';
import { http } from '@dongne/platform';

/**
 * Cancels a request that was not collected yet.
 *
 * @param reason what the customer says about it; may be empty.
 * @throws {ApiError} `INVALID_TRANSITION` when it was collected meanwhile, `NOT_FOUND`.
 */
export const cancelRequest = (id: number, reason: string): Promise<RequestDetail> =>
  http.post(`/request/delivery/${id}/cancel`, reason === '' ? {} : { reason });

/** Says that the laundry has come back. @throws {ApiError} `INVALID_TRANSITION`, `NOT_FOUND`. */
export const confirmDelivery = (id: number): Promise<RequestDetail> => http.post(`/request/delivery/${id}/confirm`);

/**
 * Takes an agreement in advance back, with the approval that came of it. Doing it again changes nothing.
 *
 * @throws {ApiError} `INVALID_TRANSITION` once the shop is washing, `NOT_FOUND`.
 */
export const withdrawAdvance = (id: number): Promise<RequestDetail> =>
  http.post(`/request/delivery/${id}/advance/withdraw`);
