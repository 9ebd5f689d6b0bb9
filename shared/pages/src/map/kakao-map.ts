/// <reference types="kakao.maps.d.ts" />
import { MAP_ZOOMS, zoomAfter, type ForeignMap, type MapOptions, type MapPin, type MapPosition } from './map-adapter';
import { moveByKeys } from './move-by-keys';

/** Kakao's level 3 and our zoom 17 are both a metre per pixel at Korea's latitude; both halve per step. */
const levelOf = (zoom: number): number => 20 - zoom;
const zoomOf = levelOf;

const latLng = ({ latitude, longitude }: MapPosition) => new kakao.maps.LatLng(latitude, longitude);
const layerOf = ({ isRaised }: MapPin): number => (isRaised ? 2 : 1);

/** Opens Kakao's map after `loadKakaoMaps`. It shows its own attribution. */
export const openKakaoMap = (frame: HTMLElement, { centre, zoom, onView }: MapOptions): ForeignMap => {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Kakao adds styles of its own to its container.
  const ground = document.createElement('div');
  ground.style.cssText = 'width: 100%; height: 100%';
  ground.tabIndex = 0;
  frame.append(ground);
  // Its own keys would act wherever the focus is, even in a text box.
  const map = new kakao.maps.Map(ground, { center: latLng(centre), level: levelOf(zoom), keyboardShortcuts: false });
  map.setMinLevel(levelOf(MAP_ZOOMS.most));
  map.setMaxLevel(levelOf(MAP_ZOOMS.least));
  const overlays = new Map<string, { readonly overlay: kakao.maps.CustomOverlay; readonly element: HTMLElement }>();

  const report = (): void => {
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
  // Target zoom: presses during the animation add to it.
  let goal = zoom;
  const zoomBy = (steps: number): void => {
    goal = zoomAfter(goal, steps);
    map.setLevel(levelOf(goal), { animate: !isCalm });
  };
  const handleIdle = (): void => {
    goal = zoomOf(map.getLevel());
    report();
  };
  kakao.maps.event.addListener(map, 'idle', handleIdle);
  moveByKeys(ground, { panBy: (right, down) => map.panBy(right, down), zoomBy });
  const follow = new ResizeObserver(() => map.relayout());
  follow.observe(frame);
  report();

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

/** Clickable, so that clicks on the pin do not reach the map. */
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
