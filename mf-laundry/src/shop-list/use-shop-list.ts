import { endpoints, type ParamsOf } from '@dongne/contract';
import { usePages, type More } from '@dongne/pages';
import { useCapabilities, type RemoteData } from '@dongne/platform';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewerPosition, type Position } from '../common/viewer-position';
import { useFilterChange } from './use-filter-change';
import { exceptOf, filtersOfQuery, queryAfter } from './shop-list-query';
import { useKeptPages } from './use-kept-pages';
import { readShops, type ReadShops, type ShopFilters } from './shop-list-rules';

/** The filters of the URL, and how to change them: the page's own entry in the history is replaced, so that back leaves the list. */
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

/** The filters as the server takes them. */
const listParams = ({ handleItem, q, ...filters }: ShopFilters, position: Position | undefined): ShopListParams => ({
  ...filters,
  ...(handleItem !== null && { handleItem }),
  ...(q.trim() !== '' && { q }),
  ...position,
});

interface ShopList {
  readonly list: RemoteData<ReadShops>;
  readonly more: More | undefined;
  /** Other filters were chosen; what is shown is still the answer to the old ones. */
  readonly isChanging: boolean;
  /** As much was read as before a reload. */
  readonly isReadOn: boolean;
}

/**
 * The shops for these filters around the viewer, as far as they were read.
 *
 * @param except a shop that is left out, because it has just let the customer down.
 */
export const useShopList = (filters: ShopFilters, except: number | null): ShopList => {
  const { position } = useViewerPosition();
  const isMembershipShown = useCapabilities().can.membership;
  const { pages, more, isOld } = usePages(endpoints.shopList, listParams(filters, position), { keepsOld: true });
  const list = useMemo(
    (): RemoteData<ReadShops> =>
      pages.state === 'ready' ? { ...pages, value: readShops(pages.value, isMembershipShown, except) } : pages,
    [pages, isMembershipShown, except],
  );
  const next = isOld ? undefined : more;
  const isReadOn = useKeptPages('shopListPages', pages.state === 'ready' ? pages.value.length : 0, next);
  return { list, more: next, isChanging: isOld, isReadOn };
};

/** How many shops other filters would leave in the list; `undefined` until it is known, or where nobody wants to know. */
export const useShopCount = (filters: ShopFilters, isWanted: boolean): number | undefined => {
  const { position } = useViewerPosition();
  // The same read as the list's own: it stands there at once when the filters are applied.
  const { pages } = usePages(endpoints.shopList, listParams(filters, position), { keepsOld: true, enabled: isWanted });
  const first = pages.state === 'ready' ? pages.value[0] : undefined;
  return first && first.firstList.length + (first.found?.count ?? 0);
};
