import { EARTH_RADIUS_M } from '#tables';

/** Point on the map. */
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
 * Point in metres from the earth's centre, as a PostgreSQL cube. The straight distance is accurate enough: over 100 km
 * it is 1 m shorter than along the ground.
 */
export const surfacePoint = (point: Point): string => `(${axesOf(point).join(',')})`;

/** Distance between two points, equal to the database's. */
export const straightMetres = (a: Point, b: Point): number => {
  const [from, to] = [axesOf(a), axesOf(b)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
};
