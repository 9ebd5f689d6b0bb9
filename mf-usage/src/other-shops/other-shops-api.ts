import type { AlternativeShop } from '@dongne/contract';
import { http, toRemoteData, type RemoteData } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';
import { REQUESTS_KEY } from '../common/request-api';

/** Other shops for a request whose own shop did not come, as they are now; none for any other request. */
export const useOtherShops = (id: number): RemoteData<AlternativeShop[]> =>
  toRemoteData(
    useQuery({
      queryKey: [...REQUESTS_KEY, 'alternatives', id],
      queryFn: () => http.get<AlternativeShop[]>(`/request/delivery/${id}/alternatives`),
      staleTime: 0,
    }),
  );
