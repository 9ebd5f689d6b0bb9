/// <reference types="kakao.maps.d.ts" />
import { MAP_ZOOMS, zoomAfter, type MapAdapter, type MapOptions, type MapPin, type MapPosition } from './map-adapter';
import { moveByKeys } from './move-by-keys';

/** A point of Kakao's level 3 is a metre wide, that of our zoom 17 at Korea's latitude too; both halve from step to step. */
const levelOf = (zoom: number): number => 20 - zoom;
const zoomOf = levelOf;

const latLng = ({ latitude, longitude }: MapPosition) => new kakao.maps.LatLng(latitude, longitude);
const layerOf = ({ isRaised }: MapPin): number => (isRaised ? 2 : 1);

/** Kakao's map, once `loadKakaoMaps` has loaded it. It says itself where it comes from. */
export const openKakaoMap = (frame: HTMLElement, { centre, zoom, onView }: MapOptions): MapAdapter => {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Kakao sets styles of its own on what it is given.
  const ground = document.createElement('div');
  ground.style.cssText = 'width: 100%; height: 100%';
  ground.tabIndex = 0;
  frame.append(ground);
  // Its own keys work wherever the focus is, in a text box too.
  const map = new kakao.maps.Map(ground, { center: latLng(centre), level: levelOf(zoom), keyboardShortcuts: false });
  map.setMinLevel(levelOf(MAP_ZOOMS.most));
  map.setMaxLevel(levelOf(MAP_ZOOMS.least));
  const overlays = new Map<string, { readonly overlay: kakao.maps.CustomOverlay; readonly element: HTMLElement }>();

  const tell = (): void => {
    const middle = map.getCenter();
    const bounds = map.getBounds();
    const [southWest, northEast] = [bounds.getSouthWest(), bounds.getNorthEast()];
    onView({
      centre: { latitude: middle.getLat(), longitude: middle.getLng() },
      zoom: zoomOf(map.getLevel()),
      south: southWest.getLat(),
      west: southWest.getLng(),
      north: northEast.getLat(),
      east: northEast.getLng(),
    });
  };
  // What is pressed while it still zooms counts from where it is going.
  let goal = zoom;
  const zoomBy = (steps: number): void => {
    goal = zoomAfter(goal, steps);
    map.setLevel(levelOf(goal), { animate: !isCalm });
  };
  const handleIdle = (): void => {
    goal = zoomOf(map.getLevel());
    tell();
  };
  kakao.maps.event.addListener(map, 'idle', handleIdle);
  moveByKeys(ground, { panBy: (right, down) => map.panBy(right, down), zoomBy });
  const follow = new ResizeObserver(() => map.relayout());
  follow.observe(frame);
  tell();

  return {
    isOurs: false,
    moveTo: (to, closer = goal) => {
      goal = closer;
      if (levelOf(closer) !== map.getLevel()) map.setLevel(levelOf(closer));
      if (isCalm) map.setCenter(latLng(to));
      else map.panTo(latLng(to));
    },
    zoomBy,
    place: (pins) => {
      const wanted = new Map(pins.map((pin) => [pin.key, pin]));
      for (const [key, { overlay, element }] of overlays)
        if (wanted.get(key)?.element !== element) {
          overlay.setMap(null);
          overlays.delete(key);
        }
      for (const pin of pins) {
        const known = overlays.get(pin.key)?.overlay;
        known?.setPosition(latLng(pin.position));
        known?.setZIndex(layerOf(pin));
        if (known === undefined) overlays.set(pin.key, { overlay: overlayOf(pin, map), element: pin.element });
      }
    },
    remove: () => {
      follow.disconnect();
      kakao.maps.event.removeListener(map, 'idle', handleIdle);
      ground.remove();
    },
  };
};

/** The pin's own button takes clicks, which do not reach the map below. */
const overlayOf = (pin: MapPin, map: kakao.maps.Map): kakao.maps.CustomOverlay =>
  new kakao.maps.CustomOverlay({
    map,
    position: latLng(pin.position),
    content: pin.element,
    xAnchor: 0,
    yAnchor: 0,
    zIndex: layerOf(pin),
    clickable: true,
  });
