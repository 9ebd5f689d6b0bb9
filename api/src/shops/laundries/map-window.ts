/** Bounds of the map, in degrees. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Bounds of Korea with its islands, where all shops are. */
const COUNTRY: Bounds = { south: 32.5, west: 124, north: 39.5, east: 132.5 };

/** Intersection of a window with the country; null when empty or when its sides are swapped. */
export const windowOverCountry = (bounds: Bounds): Bounds | null => {
  const south = Math.max(bounds.south, COUNTRY.south);
  const west = Math.max(bounds.west, COUNTRY.west);
  const north = Math.min(bounds.north, COUNTRY.north);
  const east = Math.min(bounds.east, COUNTRY.east);
  return south <= north && west <= east ? { south, west, north, east } : null;
};

/** Centre of a window. */
export const middleOf = ({ south, west, north, east }: Bounds) => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});
