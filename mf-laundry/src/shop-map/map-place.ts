import { MAP_ZOOMS, type MapPosition, type MapView } from '@dongne/pages';

/** Where a map stands. */
export interface MapPlace {
  readonly centre: MapPosition;
  readonly zoom: number;
}

/** A neighbourhood on a phone's screen. */
export const FIRST_ZOOM = 14;

/** Five decimals are a metre. */
const DECIMALS = 5;

/** `37.52340,126.90160,14`, for a URL. */
export const textOfPlace = ({ centre: { latitude, longitude }, zoom }: MapPlace): string =>
  [latitude.toFixed(DECIMALS), longitude.toFixed(DECIMALS), zoom].join(',');

/** Whether a position lies on the map: Korea and the sea around it. */
export const isInCountry = ({ latitude, longitude }: MapPosition): boolean =>
  latitude >= 32 && latitude <= 40 && longitude >= 123 && longitude <= 133;

const SHAPE = /^(\d{2}(?:\.\d{1,9})?),(\d{3}(?:\.\d{1,9})?),(\d{1,2})$/;

/** The place that a URL names; what is mistyped or far from Korea counts as not said. */
export const placeOfText = (text: string | null): MapPlace | undefined => {
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN] = (SHAPE.exec(text ?? '') ?? [])
    .slice(1)
    .map(Number);
  const centre = { latitude, longitude };
  const isZoom = zoom >= MAP_ZOOMS.least && zoom <= MAP_ZOOMS.most;
  return isInCountry(centre) && isZoom ? { centre, zoom } : undefined;
};

/** So much of the window's height or width may a move be and still show what was searched. */
const SAME_SHARE = 0.2;

/**
 * Whether something else would be found than what was searched: another part of the country, or what a heap is made of.
 *
 * @param isHeaped a closer look at heaps shows no more of them by itself.
 */
export const hasMovedOn = (searched: MapView, view: MapView, isHeaped: boolean): boolean =>
  view.zoom < searched.zoom ||
  (isHeaped && view.zoom > searched.zoom) ||
  Math.abs(view.centre.latitude - searched.centre.latitude) > (searched.north - searched.south) * SAME_SHARE ||
  Math.abs(view.centre.longitude - searched.centre.longitude) > (searched.east - searched.west) * SAME_SHARE;
