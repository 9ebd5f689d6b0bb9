import { endpoints, type MapOutline } from '@dongne/contract';
import { useClientConfig, useRemote } from '@dongne/platform';
import type { MapPosition } from './map-adapter';
import { hasOutlineAt, roundedPosition } from './map-geometry';

/**
 * Outline of our own map around its initial centre; `undefined` until it has loaded, without one, and for the map of
 * another company.
 */
export const useMapOutline = (centre: MapPosition, zoom: number, isWanted: boolean): MapOutline | undefined => {
  const config = useClientConfig();
  const outline = useRemote(
    endpoints.mapOutline,
    { ...roundedPosition(centre), zoom },
    { enabled: isWanted && hasOutlineAt(centre, zoom), staleTime: Infinity, retry: false, meta: { isOptional: true } },
  );
  return outline.state === 'ready' && config?.map.provider !== 'kakao' ? outline.value : undefined;
};
