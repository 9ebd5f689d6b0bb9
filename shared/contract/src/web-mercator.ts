/** Position in degrees (WGS 84). */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Point of the world, a square: 0 to 1 from its north-west corner. */
interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Side of the world at zoom 0 in px, as in web maps. */
const WORLD_PX = 256;

/** Side of the world at a zoom, in px. */
export const worldPx = (zoom: number): number => WORLD_PX * 2 ** zoom;

/** Point of a position, as web maps project: https://en.wikipedia.org/wiki/Web_Mercator_projection */
export const toWorld = ({ latitude, longitude }: Position): WorldPoint => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
};

/** Position of a point. */
export const fromWorld = ({ x, y }: WorldPoint): Position => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  longitude: (x - 0.5) * 360,
});
