import type { Map as LeafletMap, Point, ZoomAnimEvent } from 'leaflet';
import type { MapLayers, MapPosition } from './map-adapter';

interface Start {
  readonly centre: MapPosition;
  readonly zoom: number;
}

/** Attribute of the layers while the map zooms: they move in as long as it does. */
const ZOOMING = 'data-zooming';

/** Keeps layers at their place on the map: they stand around its initial centre, at its initial zoom. */
export const moveLayers = (map: LeafletMap, { outline, pins }: MapLayers, { centre, zoom }: Start): void => {
  const origin: [number, number] = [centre.latitude, centre.longitude];
  const layers = [outline, pins].filter((layer) => layer !== null);

  /** @param at position of the initial centre, px from the middle of the frame. */
  const put = ({ x, y }: Point, zoomNow: number): void => {
    const scale = map.getZoomScale(zoomNow, zoom);
    const move = `translate3d(${x}px, ${y}px, 0)`;
    if (outline !== null) outline.style.transform = `${move} scale(${scale})`;
    if (pins === null) return;
    pins.style.transform = move;
    pins.style.setProperty('--scale', String(scale));
  };

  const follow = (): void => {
    for (const layer of layers) layer.removeAttribute(ZOOMING);
    put(map.latLngToContainerPoint(origin).subtract(map.getSize().divideBy(2)), map.getZoom());
  };
  map.on('move zoom', follow);
  map.on('zoomanim', ({ center, zoom: to }: ZoomAnimEvent) => {
    for (const layer of layers) layer.setAttribute(ZOOMING, '');
    put(map.project(origin, to).subtract(map.project(center, to)).round(), to);
  });
  // Near its bounds the map begins beside its initial centre.
  follow();
};
