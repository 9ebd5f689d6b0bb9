import { EARTH_RADIUS_M } from '../tables';

/** A point on the map. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * A point in metres from the middle of the earth, as PostgreSQL writes a cube. The straight line between two of them is the
 * distance people mean: over 100 km it is 1 m shorter than the way along the ground.
 */
export const surfacePoint = ({ latitude, longitude }: Point): string => {
  const equatorM = EARTH_RADIUS_M * Math.cos(radians(latitude));
  const axes = [
    equatorM * Math.cos(radians(longitude)),
    equatorM * Math.sin(radians(longitude)),
    EARTH_RADIUS_M * Math.sin(radians(latitude)),
  ];
  return `(${axes.join(',')})`;
};
