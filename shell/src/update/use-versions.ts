import { endpoints } from '@dongne/contract';
import { queryOf } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';

/** The native apps in the stores, and the oldest that still works; asked once for every load of the page (product specification §7). */
export const useVersions = () => useQuery({ ...queryOf(endpoints.appVersions), staleTime: Infinity, gcTime: Infinity });
