import type { Point, Position, Ring } from './dong';

const edgesOf = (ring: Ring): [Point, Point][] =>
  ring.flatMap((from, index) => {
    const to = ring[index + 1];
    return to === undefined ? [] : [[from, to]];
  });

/** Double signed area of a ring, in square degrees. */
const doubleArea = (ring: Ring): number =>
  edgesOf(ring).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0);

const centroidLatitude = (ring: Ring): number => {
  const area = doubleArea(ring);
  const sum = edgesOf(ring).reduce((total, [[x1, y1], [x2, y2]]) => total + (y1 + y2) * (x1 * y2 - x2 * y1), 0);
  return sum / (3 * area);
};

const crossingsAt = (latitude: number, rings: readonly Ring[]): number[] =>
  rings
    .flatMap(edgesOf)
    .filter(([[, y1], [, y2]]) => y1 > latitude !== y2 > latitude)
    .map(([[x1, y1], [x2, y2]]) => x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1))
    .sort((one, other) => one - other);

/**
 * Point inside the largest polygon: the middle of the widest stretch at the height of its centroid, because the
 * centroid of a horseshoe-shaped dong is outside of it.
 */
export const centreOf = (polygons: readonly (readonly Ring[])[]): Position | undefined => {
  const [largest] = polygons.toSorted(
    ([one = []], [other = []]) => Math.abs(doubleArea(other)) - Math.abs(doubleArea(one)),
  );
  const outside = largest?.[0];
  if (largest === undefined || outside === undefined) return undefined;
  const latitude = centroidLatitude(outside);
  const crossings = crossingsAt(latitude, largest);
  let widest: readonly [number, number] = [0, 0];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from = 0, to = 0] = crossings.slice(index, index + 2);
    if (to - from > widest[1] - widest[0]) widest = [from, to];
  }
  return { latitude, longitude: (widest[0] + widest[1]) / 2 };
};
