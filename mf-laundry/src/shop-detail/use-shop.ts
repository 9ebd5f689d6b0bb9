import { endpoints, type ShopDetail } from '@dongne/contract';
import { useRemote, useViewerPosition, type RemoteData } from '@dongne/platform';

/** Shop as seen from the viewer's address. @param enabled false: reads only the cache. */
export const useShop = (id: number, enabled = true): RemoteData<ShopDetail> => {
  return useRemote(endpoints.shopDetail, { id, ...useViewerPosition() }, { enabled });
};
