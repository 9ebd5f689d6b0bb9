import { loadKakaoMaps } from './load-kakao-maps';
import type { MapAdapter, MapOptions } from './map-adapter';

/**
 * Kakao's map where there is a key for it and it comes in time, else our own.
 *
 * @param isGone asked when its code has come: nothing is drawn into a frame that has left the page.
 * @throws when the code of our own does not come.
 */
export const openMap = async (
  frame: HTMLElement,
  options: MapOptions,
  isGone: () => boolean,
): Promise<MapAdapter | undefined> => {
  // Not after Kakao's answer: most often there is none to wait for.
  const ours = import('./leaflet-map');
  ours.catch(() => undefined);
  if (!options.showsService && (await loadKakaoMaps())) {
    const { openKakaoMap } = await import('./kakao-map');
    if (isGone()) return undefined;
    try {
      return openKakaoMap(frame, options);
    } catch {
      // Whatever it left half drawn must not lie below ours.
      frame.replaceChildren();
    }
  }
  const { openLeafletMap } = await ours;
  return isGone() ? undefined : openLeafletMap(frame, options);
};
