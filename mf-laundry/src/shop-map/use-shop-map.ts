import { endpoints, keyOf, type ParamsOf, type ShopMap } from '@dongne/contract';
import type { MapView } from '@dongne/pages';
import { useRemote, type RemoteData } from '@dongne/platform';
import { keepPreviousData, useIsFetching } from '@tanstack/react-query';
import type { ShopFilters } from '../shop-list/shop-list-rules';

type MapParams = ParamsOf<typeof endpoints.shopMap>;

const paramsOf = (filters: ShopFilters, window: MapView | undefined): MapParams => {
  const { isFreeDelivery, isMembershipService, isParking, canMend, handleItem, q } = filters;
  const { south, west, north, east, zoom } = window ?? { south: 0, west: 0, north: 0, east: 0, zoom: 0 };
  return {
    ...{ south, west, north, east, zoom },
    ...{ isFreeDelivery, isMembershipService, isParking, canMend },
    ...(handleItem !== null && { handleItem }),
    ...(q.trim() !== '' && { q }),
  };
};

interface FoundOnMap {
  readonly answer: RemoteData<ShopMap>;
  /** The shown shops may belong to the previous viewport. */
  readonly isSearching: boolean;
}

/** Shops of the searched viewport; shows the previous ones while loading. */
export const useShopMap = (filters: ShopFilters, window: MapView | undefined): FoundOnMap => {
  const params = paramsOf(filters, window);
  const answer = useRemote(endpoints.shopMap, params, {
    enabled: window !== undefined,
    placeholderData: keepPreviousData,
  });
  const isSearching =
    useIsFetching({ queryKey: keyOf(endpoints.shopMap, params), predicate: ({ state }) => state.data === undefined }) >
    0;
  return { answer, isSearching };
};
