import type { ShopDetail } from '@dongne/contract';
import { PAGE_LOAD, toRemoteData, type RemoteData } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';
import { useViewerPosition } from '../common/viewer-position';
import { fetchShop } from './shop-detail-api';

/** A shop, seen from where the customer is. */
export const useShop = (id: number): RemoteData<ShopDetail> => {
  const { address, position } = useViewerPosition();
  return toRemoteData(
    useQuery({
      queryKey: ['laundry', 'detail', id, position],
      queryFn: () => fetchShop(id, position),
      enabled: address.state !== 'loading',
      ...PAGE_LOAD,
    }),
  );
};
