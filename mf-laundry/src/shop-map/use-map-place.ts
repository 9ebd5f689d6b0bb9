import { useAddress } from '@dongne/platform';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MapView } from '@dongne/pages';
import { filtersOfQuery, queryAfter } from '../shop-list/shop-list-query';
import type { ShopFilters } from '../shop-list/shop-list-rules';
import { useFilterChange } from '../shop-list/use-filter-change';
import { FIRST_ZOOM, placeOfText, textOfPlace, type MapPlace } from './map-place';

/** Position and filters of the map, stored in the URL for back, reload and links. */
export const useMapPlace = () => {
  const [query, setQuery] = useSearchParams();
  const address = useAddress();
  const home = address.state === 'ready' ? address.value : undefined;
  const saved = placeOfText(query.get('at'));
  const opening: MapPlace | undefined = saved ?? (home && { centre: home, zoom: FIRST_ZOOM });

  const path = useRef<string>(undefined);
  useEffect(() => {
    path.current = window.location.pathname;
  }, []);
  const saveView = useCallback(
    (view: MapView) => {
      // Ignores a map that still animates after navigation to a shop.
      if (window.location.pathname !== path.current) return;
      setQuery(
        (now) => {
          now.set('at', textOfPlace(view));
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setQuery],
  );
  const filters = useMemo(() => filtersOfQuery(query), [query]);
  const apply = useCallback(
    (changed: ShopFilters) => setQuery((now) => queryAfter(now, changed), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  return { address, home, opening, filters, query, saveView, setFilters: useFilterChange(filters, apply) };
};
