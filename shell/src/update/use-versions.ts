import type { components } from '@dongne/contract';
import { http } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';

/** The native apps in the stores, and the oldest that still works; asked once for every load of the page (product specification §7). */
export const useVersions = () =>
  useQuery({
    queryKey: ['versions'],
    queryFn: () => http.get<components['schemas']['Versions']>('/versions'),
    staleTime: Infinity,
    gcTime: Infinity,
  });
