import { metresBetween, type Point } from '#base';
import type { RequestRow } from '../order';

const STEP_M = 100;

/** Area that a shop sees before its acceptance: the district, and a rough distance. */
export const pickupAreaOf = ({ pickupAddress, latitude, longitude }: RequestRow, shop: Point) => ({
  sido: pickupAddress.sido,
  gungu: pickupAddress.gungu,
  emd: pickupAddress.emd,
  distanceM: Math.round(metresBetween(shop, { latitude, longitude }) / STEP_M) * STEP_M,
});
