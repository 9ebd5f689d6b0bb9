import type { RequestRow } from './request-repository';

const EARTH_RADIUS_M = 6_371_000;
const STEP_M = 100;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres; the haversine formula. */
const metresBetween = (from: Point, to: Point): number => {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(chord));
};

/** What a shop decides by before it says that it comes: the district, and about how far away it is. */
export const pickupAreaOf = ({ pickupAddress, latitude, longitude }: RequestRow, shop: Point) => ({
  sido: pickupAddress.sido,
  gungu: pickupAddress.gungu,
  emd: pickupAddress.emd,
  distanceM: Math.round(metresBetween(shop, { latitude, longitude }) / STEP_M) * STEP_M,
});
