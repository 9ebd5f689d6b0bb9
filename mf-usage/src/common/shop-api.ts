import type { ShopDetail } from '@dongne/contract';
import { http, PAGE_LOAD, toRemoteData, type RemoteData } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';

/** A shop as it is right now: whether it takes requests and covers the member's address may have just changed. */
export const useShop = (id: number): RemoteData<ShopDetail> =>
  toRemoteData(
    useQuery({
      queryKey: ['laundry', 'detail', id],
      queryFn: () => http.get<ShopDetail>(`/laundry/detail/${id}`),
      staleTime: 0,
      ...PAGE_LOAD,
    }),
  );
