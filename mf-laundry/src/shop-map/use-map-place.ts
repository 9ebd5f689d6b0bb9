import { useAddress } from '@dongne/platform';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MapView } from '@dongne/pages';
import { filtersOfQuery, queryAfter } from '../shop-list/shop-list-query';
import type { ShopFilters } from '../shop-list/shop-list-rules';
import { useFilterChange } from '../shop-list/use-filter-change';
import { FIRST_ZOOM, placeOfText, shopOfText, textOfPlace, type MapPlace } from './map-place';

/** Position, selected shop and filters of the map, stored in the URL for back, reload and links. */
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
  // The URL re-renders later: a selection that moves the map changes it twice at once.
  const newest = useRef(query);
  useLayoutEffect(() => {
    newest.current = query;
  }, [query]);
  const write = useCallback(
    (next: URLSearchParams) => {
      newest.current = next;
      setQuery(next, { replace: true, preventScrollReset: true });
    },
    [setQuery],
  );
  const save = useCallback(
    (name: 'at' | 'shop', text: string) => {
      // Ignores a map that still animates after navigation to a shop.
      if (window.location.pathname !== path.current) return;
      const next = new URLSearchParams(newest.current);
      next.set(name, text);
      write(next);
    },
    [write],
  );
  const filters = useMemo(() => filtersOfQuery(query), [query]);
  const apply = useCallback((changed: ShopFilters) => write(queryAfter(newest.current, changed)), [write]);
  return {
    address,
    home,
    opening,
    openingShop: shopOfText(query.get('shop')),
    filters,
    query,
    saveView: (view: MapView) => save('at', textOfPlace(view)),
    saveShop: (id: number) => save('shop', String(id)),
    setFilters: useFilterChange(filters, apply),
  };
};
