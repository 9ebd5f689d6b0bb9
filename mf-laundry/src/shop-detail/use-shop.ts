import { endpoints, type ShopDetail } from '@dongne/contract';
import { useRemote, type RemoteData } from '@dongne/platform';
import { useViewerPosition } from '../common/viewer-position';

/** A shop, seen from where the customer is. @param enabled false: only what is known of it already. */
export const useShop = (id: number, enabled = true): RemoteData<ShopDetail> => {
  const { position } = useViewerPosition();
  return useRemote(endpoints.shopDetail, { id, ...position }, { enabled });
};
