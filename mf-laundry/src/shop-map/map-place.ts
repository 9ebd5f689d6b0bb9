import { MAP_ZOOMS, type MapPosition, type MapView } from '@dongne/pages';

/** Centre and zoom of the map. */
export interface MapPlace {
  readonly centre: MapPosition;
  readonly zoom: number;
}

/** Zoom of a neighbourhood on a phone. */
export const FIRST_ZOOM = 14;

/** Five decimals are one metre. */
const DECIMALS = 5;

/** `37.52340,126.90160,14`, for a URL. */
export const textOfPlace = ({ centre: { latitude, longitude }, zoom }: MapPlace): string =>
  [latitude.toFixed(DECIMALS), longitude.toFixed(DECIMALS), zoom].join(',');

/** Whether a position is in Korea or its waters. */
export const isInCountry = ({ latitude, longitude }: MapPosition): boolean =>
  latitude >= 32 && latitude <= 40 && longitude >= 123 && longitude <= 133;

const SHAPE = /^(\d{2}(?:\.\d{1,9})?),(\d{3}(?:\.\d{1,9})?),(\d{1,2})$/;

/** Position of a URL; ignores invalid and foreign ones. */
export const placeOfText = (text: string | null): MapPlace | undefined => {
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN] = (SHAPE.exec(text ?? '') ?? [])
    .slice(1)
    .map(Number);
  const centre = { latitude, longitude };
  const isZoom = zoom >= MAP_ZOOMS.least && zoom <= MAP_ZOOMS.most;
  return isInCountry(centre) && isZoom ? { centre, zoom } : undefined;
};

/** Selected shop of a URL; ignores an invalid one. */
export const shopOfText = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Share of the viewport's size by which a move still shows the searched area. */
const SAME_SHARE = 0.2;

/**
 * Whether a new search would find something else: after a move, or a zoom into clusters of the server.
 * @param isClustered clusters come from the server and do not split without a new search.
 */
export const hasMovedOn = (searched: MapView, view: MapView, isClustered: boolean): boolean =>
  view.zoom < searched.zoom ||
  (isClustered && view.zoom > searched.zoom) ||
  Math.abs(view.centre.latitude - searched.centre.latitude) > (searched.north - searched.south) * SAME_SHARE ||
  Math.abs(view.centre.longitude - searched.centre.longitude) > (searched.east - searched.west) * SAME_SHARE;
