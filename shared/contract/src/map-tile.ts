/** What a line on the map divides, or a name names. */
export const MAP_LEVELS = ['sido', 'sigungu', 'dong'] as const;
export type MapLevel = (typeof MAP_LEVELS)[number];

/**
 * The tiles of the country's map: squares, 2^zoom to a side of the world, as maps of the web have them. What is closer than the
 * last zoom is drawn from its tiles.
 */
export const MAP_TILE = {
  leastZoom: 5,
  mostZoom: 11,
  /** Units to a side. */
  extent: 8_192,
} as const;
