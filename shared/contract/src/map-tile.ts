/** Levels of boundaries and names on the map. */
export const MAP_LEVELS = ['sido', 'sigungu', 'dong'] as const;
export type MapLevel = (typeof MAP_LEVELS)[number];

/**
 * Tiles of the country's map: squares, 2^zoom to a side of the world, as in web maps. Zooms beyond the last one use its
 * tiles.
 */
export const MAP_TILE = {
  leastZoom: 5,
  mostZoom: 11,
  /** Units to a side. */
  extent: 8_192,
} as const;
