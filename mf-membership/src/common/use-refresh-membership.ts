import { endpoints, keyOf } from '@dongne/contract';
import { queryOf, refresh } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Refetches everything that depends on the membership: itself, its payments, Home, the member and all prices. Not the
 * terms of leaving: after leaving there is nothing to leave.
 */
export const useRefreshMembership = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: keyOf(endpoints.membership), exact: true }),
      queries.invalidateQueries({ queryKey: keyOf(endpoints.paymentHistory) }),
      refresh(queries, endpoints.MAIN),
      queries.invalidateQueries(queryOf(endpoints.member)),
    ]);
  };
};
