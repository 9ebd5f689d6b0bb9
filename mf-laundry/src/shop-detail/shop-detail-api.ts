import type { AverageCharge, MyLaundryAnswer, SafetyNumber, ShopDetail } from '@dongne/contract';
import { http } from '@dongne/platform';
import type { Position } from '../common/viewer-position';

/**
 * Everything a customer may know of a shop.
 *
 * @param position where the customer is; without one the server takes a member's address, and knows no distance for a visitor.
 * @throws {ApiError} `NOT_FOUND`.
 */
export const fetchShop = (id: number, position: Position | undefined): Promise<ShopDetail> =>
  http.get(`/laundry/detail/${id}`, { params: position });

/** What the shops around this one ask for each category, in won. @throws {ApiError} `NOT_FOUND`. */
export const fetchAverageCharges = (laundryId: number): Promise<AverageCharge[]> =>
  http.get('/laundry/averageCharge', { params: { laundryId } });

/** The number that forwards a call to the shop; members only. @throws {ApiError} `NOT_FOUND`. */
export const fetchSafetyNumber = (id: number): Promise<SafetyNumber> => http.get(`/laundry/${id}/safetyNumber`);

/** Makes the shop the member's own of its division. @throws {ApiError} `ALREADY_EXISTS` when another one is registered; `NOT_FOUND`. */
export const registerMyLaundry = (laundryId: number): Promise<MyLaundryAnswer> =>
  http.put('/laundry/myLaundry/register', { laundryId });

/** The same in the place of the one that is registered, all or nothing. @throws {ApiError} `NOT_FOUND`. */
export const changeMyLaundry = (laundryId: number): Promise<MyLaundryAnswer> =>
  http.put('/laundry/myLaundry/register', { laundryId, replace: true });
