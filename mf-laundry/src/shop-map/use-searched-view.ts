import { contains, type MapHandle, type MapPosition, type MapView } from '@dongne/pages';
import { useRef, useState } from 'react';

/** Window of a search. */
interface Searched {
  /** Window that the server is asked for. */
  readonly asked: MapView;
  /** Part of it that was on the screen; `undefined` while the size of the screen is unknown. */
  readonly seen: MapView | undefined;
}

/**
 * Current and searched viewport. Searches at the start, on request, and after a zoom into a cluster or to the own
 * position; a manual move does not search.
 *
 * @param first searched before the map has opened; its search is enough for a screen within it.
 * @param onView called with every new viewport.
 */
export const useSearchedView = (first: MapView | undefined, onView: (view: MapView) => void) => {
  const map = useRef<MapHandle>(null);
  const searchesNext = useRef(true);
  /** Whether the map, once open, has a move to make that searches. */
  const searchesAfterOpening = useRef(false);
  const [view, setView] = useState<MapView>();
  const [searched, setSearched] = useState<Searched | undefined>(first && { asked: first, seen: undefined });

  const search = (next: MapView): void => setSearched({ asked: next, seen: next });
  const handleView = (next: MapView): void => {
    setView(next);
    onView(next);
    if (!searchesNext.current) return;
    searchesNext.current = searchesAfterOpening.current;
    searchesAfterOpening.current = false;
    if (view === undefined && first !== undefined && contains(first, next)) setSearched({ asked: first, seen: next });
    else search(next);
  };
  const lookAt = (position: MapPosition): void => map.current?.moveTo(position);
  const searchAt = (position: MapPosition, zoom: number): void => {
    searchesAfterOpening.current = view === undefined;
    searchesNext.current = true;
    map.current?.moveTo(position, zoom);
  };
  return {
    map,
    view,
    searched,
    handleView,
    lookAt,
    searchAt,
    searchHere: () => {
      if (view !== undefined) search(view);
    },
  };
};
