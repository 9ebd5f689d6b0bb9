import { endpoints, type ShopDetail } from '@dongne/contract';
import { useRemote, type RemoteData } from '@dongne/platform';
import { useViewerPosition } from '../common/viewer-position';

/** Shop as seen from the viewer's address. @param enabled false: reads only the cache. */
export const useShop = (id: number, enabled = true): RemoteData<ShopDetail> => {
  const { position } = useViewerPosition();
  return useRemote(endpoints.shopDetail, { id, ...position }, { enabled });
};
