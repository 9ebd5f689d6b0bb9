import { endpoints } from '@dongne/contract';
import { queryOf } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';

/**
 * Store versions of the native apps and the oldest supported ones; fetched once per page load (product specification
 * §7).
 */
export const useVersions = () => useQuery({ ...queryOf(endpoints.appVersions), staleTime: Infinity, gcTime: Infinity });
