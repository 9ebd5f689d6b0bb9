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

/**
 * Outline of the map around a centre: what its tiles show there, as wide as the widest phone and as high as a screen.
 * From this zoom on it is small enough for the HTML of a page: at 13 it has 6 kB compressed, at 14 two, at 12 fourteen.
 */
export const MAP_OUTLINE = { widthPx: 768, heightPx: 960, leastZoom: 13, mostZoom: 17 } as const;
