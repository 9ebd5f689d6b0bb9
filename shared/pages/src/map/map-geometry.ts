import { fromWorld, MAP_OUTLINE, toWorld, worldPx } from '@dongne/contract';
import type { MapPosition, MapView } from './map-adapter';

/** Bounds of the map: Korea and the sea around it. */
export const MAP_BOUNDS = { south: 31.5, west: 121.5, north: 40.5, east: 134 } as const;

/** Five decimals are one metre: enough, and the same on the server and in every browser. */
const DECIMALS = 5;

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** Position with five decimals. */
export const roundedPosition = ({ latitude, longitude }: MapPosition): MapPosition => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

/** Size on the screen, px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** View of a map of that size. */
const viewAround = (centre: MapPosition, zoom: number, { width, height }: Size): MapView => {
  const world = worldPx(zoom);
  const { x, y } = toWorld(centre);
  const northWest = roundedPosition(fromWorld({ x: x - width / 2 / world, y: y - height / 2 / world }));
  const southEast = roundedPosition(fromWorld({ x: x + width / 2 / world, y: y + height / 2 / world }));
  return {
    centre,
    zoom,
    south: southEast.latitude,
    west: northWest.longitude,
    north: northWest.latitude,
    east: southEast.longitude,
  };
};

/** Whether a view contains another. */
export const contains = (one: Omit<MapView, 'centre' | 'zoom'>, { south, west, north, east }: MapView): boolean =>
  south >= one.south && west >= one.west && north <= one.north && east <= one.east;

/** The column of wide screens is 400 px wide, phones up to 440. */
const FIRST_VIEW: Size = { width: 440, height: 880 };

/** Zoom below which a screen is higher than the bounds of the map, which then moves its centre. */
const LEAST_ZOOM = 8;

/**
 * View around the initial centre for which a page can be rendered before the size of the screen is known: the largest
 * phone's. `undefined` where the map would move its centre away from its bounds.
 */
export const firstViewOf = (centre: MapPosition, zoom: number): MapView | undefined => {
  if (zoom < LEAST_ZOOM) return undefined;
  const view = viewAround(centre, zoom, FIRST_VIEW);
  return contains(MAP_BOUNDS, view) ? view : undefined;
};

/** Whether there is an outline around an initial centre. */
export const hasOutlineAt = (centre: MapPosition, zoom: number): boolean =>
  zoom >= MAP_OUTLINE.leastZoom && zoom <= MAP_OUTLINE.mostZoom && firstViewOf(centre, zoom) !== undefined;

/** Position on the screen beside the initial centre, px. */
export const offsetOf = (position: MapPosition, centre: MapPosition, zoom: number): { x: number; y: number } => {
  const [point, origin, world] = [toWorld(position), toWorld(centre), worldPx(zoom)];
  return { x: (point.x - origin.x) * world, y: (point.y - origin.y) * world };
};
