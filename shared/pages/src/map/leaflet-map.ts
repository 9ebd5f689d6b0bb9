import { DivIcon, LatLngBounds, Map as LeafletMap, Marker, type ZoomAnimEvent } from 'leaflet';
import { countryLayer } from './country-layer';
import { MAP_ZOOMS, zoomAfter, type MapAdapter, type MapOptions, type MapPin, type MapPosition } from './map-adapter';

/** Bounds: Korea and the sea around it. */
const COUNTRY = new LatLngBounds([31.5, 121.5], [40.5, 134]);

const latLng = ({ latitude, longitude }: MapPosition): [number, number] => [latitude, longitude];

const markerOf = ({ element, position, isRaised }: MapPin): Marker =>
  new Marker(latLng(position), {
    // The pin's own button handles clicks and keys; its style positions it.
    icon: new DivIcon({ html: element, className: '', iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    zIndexOffset: isRaised ? 1_000 : 0,
  });

/** Opens our own map: our boundaries in leaflet. Needs no key and no third party. */
export const openLeafletMap = (frame: HTMLElement, { centre, zoom, onView, showsService }: MapOptions): MapAdapter => {
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
  const markers = new Map<string, { readonly marker: Marker; readonly element: HTMLElement }>();

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
  countryLayer(showsService).addTo(map);
  map.on('moveend', report);
  const follow = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  follow.observe(frame);
  report();

  return {
    isOurs: true,
    moveTo: (to, closer = goal) => {
      goal = closer;
      go(to);
    },
    zoomBy: (steps) => {
      goal = zoomAfter(goal, steps);
      go();
    },
    place: (pins) => {
      const wanted = new Map(pins.map((pin) => [pin.key, pin]));
      for (const [key, { marker, element }] of markers)
        if (wanted.get(key)?.element !== element) {
          marker.remove();
          markers.delete(key);
        }
      for (const pin of pins) {
        const known = markers.get(pin.key);
        if (known === undefined) markers.set(pin.key, { marker: markerOf(pin).addTo(map), element: pin.element });
        else known.marker.setLatLng(latLng(pin.position)).setZIndexOffset(pin.isRaised ? 1_000 : 0);
      }
    },
    remove: () => {
      follow.disconnect();
      map.remove();
    },
  };
};
