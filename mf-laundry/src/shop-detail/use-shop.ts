import { endpoints, type ShopDetail } from '@dongne/contract';
import { useRemote, type RemoteData } from '@dongne/platform';
import { useViewerPosition } from '../common/viewer-position';

/** A shop, seen from where the customer is. */
export const useShop = (id: number): RemoteData<ShopDetail> => {
  const { position } = useViewerPosition();
  return useRemote(endpoints.shopDetail, { id, ...position });
};
