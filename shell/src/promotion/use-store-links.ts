import type { components } from '@dongne/contract';
import { http } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';

export type StoreLinks = components['schemas']['ClientConfig']['storeLinks'];

/** Where the native apps are to be had; `undefined` until it is known, or when it cannot be had. */
export const useStoreLinks = (): StoreLinks | undefined =>
  useQuery({
    queryKey: ['config'],
    queryFn: () => http.get<components['schemas']['ClientConfig']>('/config'),
    staleTime: Infinity,
  }).data?.storeLinks;
