import { metresBetween, type Point } from '#base';
import type { RequestRow } from './request-repository';

const STEP_M = 100;

/** What a shop decides by before it says that it comes: the district, and about how far away it is. */
export const pickupAreaOf = ({ pickupAddress, latitude, longitude }: RequestRow, shop: Point) => ({
  sido: pickupAddress.sido,
  gungu: pickupAddress.gungu,
  emd: pickupAddress.emd,
  distanceM: Math.round(metresBetween(shop, { latitude, longitude }) / STEP_M) * STEP_M,
});
