import type { MapHandle, MapPosition, MapView } from '@dongne/pages';
import { useCallback, useRef, useState } from 'react';

/**
 * Current and searched viewport. Searches at the start, on request, and after a zoom into a cluster or to the own
 * position; a manual move does not search.
 *
 * @param onView called with every new viewport.
 */
export const useSearchedView = (onView: (view: MapView) => void) => {
  const map = useRef<MapHandle>(null);
  const searchesNext = useRef(true);
  const [view, setView] = useState<MapView>();
  const [searched, setSearched] = useState<MapView>();

  const handleView = (next: MapView): void => {
    setView(next);
    onView(next);
    if (!searchesNext.current) return;
    searchesNext.current = false;
    setSearched(next);
  };
  const lookAt = useCallback((position: MapPosition): void => map.current?.moveTo(position), []);
  const searchAt = useCallback((position: MapPosition, zoom: number): void => {
    searchesNext.current = true;
    map.current?.moveTo(position, zoom);
  }, []);
  return { map, view, searched, handleView, lookAt, searchAt, searchHere: () => setSearched(view) };
};
