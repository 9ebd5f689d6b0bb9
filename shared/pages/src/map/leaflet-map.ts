import { LatLngBounds, Map as LeafletMap, type ZoomAnimEvent } from 'leaflet';
import { countryLayer } from './country-layer';
import { MAP_ZOOMS, zoomAfter, type MapOptions, type MapPosition, type OurMap } from './map-adapter';
import { MAP_BOUNDS } from './map-geometry';
import { moveLayers } from './move-layers';
import { draggedBy } from './rendered-drag';

const COUNTRY = new LatLngBounds([MAP_BOUNDS.south, MAP_BOUNDS.west], [MAP_BOUNDS.north, MAP_BOUNDS.east]);

const latLng = ({ latitude, longitude }: MapPosition): [number, number] => [latitude, longitude];

/** Opens our own map: our boundaries in leaflet. Needs no key and no third party. */
export const openLeafletMap = (
  frame: HTMLElement,
  { centre, zoom, onView, showsService, layers: layersNow }: MapOptions,
): OurMap => {
  const layers = layersNow();
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(frame, {
    center: latLng(centre),
    zoom,
    minZoom: MAP_ZOOMS.least,
    maxZoom: MAP_ZOOMS.most,
    maxBounds: COUNTRY,
    maxBoundsViscosity: 1,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !isCalm,
    fadeAnimation: false,
    inertia: !isCalm,
  });
  const report = (): void => {
    const { lat: latitude, lng: longitude } = map.getCenter();
    const bounds = map.getBounds();
    onView({
      centre: { latitude, longitude },
      zoom: map.getZoom(),
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    });
  };
  // Leaflet ignores calls while it zooms: queues them, with `goal` as the target zoom.
  let goal = zoom;
  let isZooming = false;
  let waiting: { readonly centre: MapPosition | undefined } | undefined;
  const go = (centre?: MapPosition): void => {
    if (isZooming) waiting = { centre: centre ?? waiting?.centre };
    else map.setView(centre === undefined ? map.getCenter() : latLng(centre), goal, { animate: !isCalm });
  };
  map.on('zoomstart', () => {
    isZooming = true;
  });
  map.on('zoomanim', ({ zoom: to }: ZoomAnimEvent) => {
    goal = to;
  });
  map.on('zoomend', () => {
    isZooming = false;
    const next = waiting;
    waiting = undefined;
    if (next === undefined) goal = map.getZoom();
    else go(next.centre);
  });
  moveLayers(map, layers, { centre, zoom });
  const [right, down] = draggedBy(frame);
  if (right !== 0 || down !== 0) map.panBy([-right, -down], { animate: false });
  countryLayer(showsService, () => layers.outline?.style.setProperty('visibility', 'hidden')).addTo(map);
  map.on('moveend', report);
  const follow = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  follow.observe(frame);
  report();

  return {
    isOurs: true,
    hasOutline: layers.outline !== null,
    moveTo: (to, closer = goal) => {
      goal = closer;
      go(to);
    },
    zoomBy: (steps) => {
      goal = zoomAfter(goal, steps);
      go();
    },
    remove: () => {
      follow.disconnect();
      map.remove();
    },
  };
};
