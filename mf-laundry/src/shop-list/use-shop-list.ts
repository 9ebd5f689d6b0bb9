import { endpoints, type ParamsOf } from '@dongne/contract';
import { usePages, type More } from '@dongne/pages';
import { useCapabilities, useViewerPosition, type RemoteData, type ViewerPosition } from '@dongne/platform';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFilterChange } from './use-filter-change';
import { exceptOf, filtersOfQuery, queryAfter } from './shop-list-query';
import { useRestoredPages } from './use-restored-pages';
import { readShops, type ReadShops, type ShopFilters } from './shop-list-rules';

/** Filters of the URL and their setter, which replaces the history entry, so that back leaves the list. */
export const useShopFilters = () => {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => filtersOfQuery(query), [query]);
  const apply = useCallback(
    (changed: ShopFilters) =>
      setQuery((now) => queryAfter(now, changed), {
        replace: true,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return { filters, setFilters: useFilterChange(filters, apply), except: exceptOf(query) };
};

type ShopListParams = Omit<ParamsOf<typeof endpoints.shopList>, 'cursor'>;

/** Filters as query parameters of the API. */
const listParams = (
  { handleItem, q, ...filters }: ShopFilters,
  position: ViewerPosition | undefined,
): ShopListParams => ({
  ...filters,
  ...(handleItem !== null && { handleItem }),
  ...(q.trim() !== '' && { q }),
  ...position,
});

interface ShopList {
  readonly list: RemoteData<ReadShops>;
  readonly more: More | undefined;
  /** Other filters were chosen; the shown result is outdated. */
  readonly isChanging: boolean;
  /** As many pages are loaded as before a reload. */
  readonly isRestored: boolean;
}

/**
 * Loaded shops for these filters around the viewer.
 * @param except excluded shop, which could not take the request.
 */
export const useShopList = (filters: ShopFilters, except: number | null): ShopList => {
  const position = useViewerPosition();
  const isMembershipShown = useCapabilities().can.membership;
  const { pages, more, isOld } = usePages(endpoints.shopList, listParams(filters, position), { keepsPrevious: true });
  const list = useMemo(
    (): RemoteData<ReadShops> =>
      pages.state === 'ready' ? { ...pages, value: readShops(pages.value, isMembershipShown, except) } : pages,
    [pages, isMembershipShown, except],
  );
  const next = isOld ? undefined : more;
  const isRestored = useRestoredPages('shopListPages', pages.state === 'ready' ? pages.value.length : 0, next);
  return { list, more: next, isChanging: isOld, isRestored };
};

/** Number of shops for other filters; `undefined` until loaded or when not wanted. */
export const useShopCount = (filters: ShopFilters, isWanted: boolean): number | undefined => {
  const position = useViewerPosition();
  // Shares the list's query, so that applying the filters shows the result at once.
  const { pages } = usePages(endpoints.shopList, listParams(filters, position), {
    keepsPrevious: true,
    enabled: isWanted,
  });
  const first = pages.state === 'ready' ? pages.value[0] : undefined;
  return first && first.firstList.length + (first.found?.count ?? 0);
};
