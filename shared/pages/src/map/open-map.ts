import { loadKakaoMaps } from './load-kakao-maps';
import type { MapAdapter, MapOptions } from './map-adapter';

/**
 * Opens Kakao's map if there is a key and it loads in time, otherwise our own.
 *
 * @param isGone checked once its code has loaded: nothing is rendered into a removed frame.
 * @throws when the code of our own map fails to load.
 */
export const openMap = async (
  frame: HTMLElement,
  options: MapOptions,
  isGone: () => boolean,
): Promise<MapAdapter | undefined> => {
  // Loaded in parallel with Kakao's response, which is rarely needed.
  const ours = import('./leaflet-map');
  ours.catch(() => undefined);
  if (!options.showsService && (await loadKakaoMaps())) {
    const { openKakaoMap } = await import('./kakao-map');
    if (isGone()) return undefined;
    try {
      return openKakaoMap(frame, options);
    } catch {
      // Removes anything that Kakao's map has left behind.
      frame.replaceChildren();
    }
  }
  const { openLeafletMap } = await ours;
  return isGone() ? undefined : openLeafletMap(frame, options);
};
