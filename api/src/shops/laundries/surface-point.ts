import { EARTH_RADIUS_M } from '#tables';

/** A point on the map. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const axesOf = ({ latitude, longitude }: Point): [number, number, number] => {
  const equatorM = EARTH_RADIUS_M * Math.cos(radians(latitude));
  return [
    equatorM * Math.cos(radians(longitude)),
    equatorM * Math.sin(radians(longitude)),
    EARTH_RADIUS_M * Math.sin(radians(latitude)),
  ];
};

/**
 * A point in metres from the middle of the earth, as PostgreSQL writes a cube. The straight line between two of them is the
 * distance people mean: over 100 km it is 1 m shorter than the way along the ground.
 */
export const surfacePoint = (point: Point): string => `(${axesOf(point).join(',')})`;

/** The same distance as the database measures, where both points are at hand. */
export const straightMetres = (a: Point, b: Point): number => {
  const [from, to] = [axesOf(a), axesOf(b)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
};
