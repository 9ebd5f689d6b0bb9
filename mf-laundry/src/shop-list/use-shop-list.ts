import { endpoints, type ParamsOf } from '@dongne/contract';
import { queryOf, toRemoteData, useCapabilities, type RemoteData } from '@dongne/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewerPosition, type Position } from '../common/viewer-position';
import { exceptOf, filtersOfQuery, queryOfFilters, withExcept } from './shop-list-query';
import { sectionsOf, type ShopFilters, type ShopSection } from './shop-list-rules';

/** The filters of the URL, and how to change them: the page's own entry in the history is replaced, so that back leaves the list. */
export const useShopFilters = () => {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => filtersOfQuery(query), [query]);
  const setFilters = useCallback(
    (changed: ShopFilters) =>
      setQuery((now) => withExcept(queryOfFilters(changed), exceptOf(now)), {
        replace: true,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return { filters, setFilters, except: exceptOf(query) };
};

type ShopListParams = ParamsOf<typeof endpoints.shopList>;

/** The filters as the server takes them. */
const listParams = ({ handleItem, ...filters }: ShopFilters, position: Position | undefined): ShopListParams => ({
  ...filters,
  ...(handleItem !== null && { handleItem }),
  ...position,
});

interface ShopList {
  readonly sections: RemoteData<readonly ShopSection[]>;
  /** Other filters were chosen; what is shown is still the answer to the old ones. */
  readonly isChanging: boolean;
}

/**
 * The shops for these filters around the viewer.
 *
 * @param except a shop that is left out, because it has just let the customer down.
 */
export const useShopList = (filters: ShopFilters, except: number | null): ShopList => {
  const { position } = useViewerPosition();
  const isMembershipShown = useCapabilities().can.membership;
  const query = useQuery({
    ...queryOf(endpoints.shopList, listParams(filters, position)),
    select: (groups) => sectionsOf(groups, isMembershipShown, except),
    placeholderData: keepPreviousData,
  });
  return { sections: toRemoteData(query), isChanging: query.isPlaceholderData };
};
