import { openLeafletMap } from './leaflet-map';
import { loadKakaoMaps } from './load-kakao-maps';
import type { MapAdapter, MapOptions } from './map-adapter';
import { untilReleased } from './rendered-drag';

/**
 * Opens Kakao's map if there is a key and it loads in time, otherwise our own, whose code is part of this file: without
 * a key it is next.
 *
 * @param isGone checked once all code has loaded: nothing is rendered into a removed frame.
 */
export const openMap = async (
  frame: HTMLElement,
  options: MapOptions,
  isGone: () => boolean,
): Promise<MapAdapter | undefined> => {
  if (!options.showsService && (await loadKakaoMaps())) {
    const { openKakaoMap } = await import('./kakao-map');
    if (isGone()) return undefined;
    const ground = document.createElement('div');
    ground.style.cssText = 'position: absolute; inset: 0';
    frame.append(ground);
    try {
      return openKakaoMap(ground, options);
    } catch {
      ground.remove();
    }
  }
  await untilReleased(frame);
  return isGone() ? undefined : openLeafletMap(frame, options);
};
