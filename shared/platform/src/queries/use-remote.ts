import { keyOf, keyUnder, type AnswerOf, type ParamsOf, type PathPrefix, type ReadEndpoint } from '@dongne/contract';
import { queryOptions, useQuery, type QueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { request, type Arguments } from '../http/call';
import { PAGE_LOAD } from './query-client';
import { toRemoteData, type RemoteData } from './remote-data';

/** Options of a read besides its endpoint and parameters. */
type ReadOptions<Answer, Selected> = Omit<UseQueryOptions<Answer, Error, Selected>, 'queryKey' | 'queryFn'>;

/**
 * Returns the query of an endpoint for any API of TanStack Query. The same endpoint and parameters share one response.
 */
export const queryOf = <E extends ReadEndpoint>(endpoint: E, ...[params]: Arguments<ParamsOf<E>>) =>
  queryOptions<AnswerOf<E>>({
    queryKey: keyOf(endpoint, { ...params }),
    queryFn: () => request(endpoint, { params }),
    ...(endpoint.isPageLoad && PAGE_LOAD),
  });

/**
 * Reads an endpoint for a page.
 *
 * @example const request = useRemote(endpoints.requestDetail, { id });
 */
export const useRemote = <E extends ReadEndpoint, Selected = AnswerOf<E>>(
  endpoint: E,
  ...[params, options]: Arguments<ParamsOf<E>, [options?: ReadOptions<AnswerOf<E>, Selected>]>
): RemoteData<Selected> =>
  toRemoteData(
    useQuery<AnswerOf<E>, Error, Selected>({
      queryKey: keyOf(endpoint, { ...params }),
      queryFn: () => request(endpoint, { params }),
      ...(endpoint.isPageLoad && PAGE_LOAD),
      ...options,
    }),
  );

/** Invalidates everything under these paths; what is on the screen is refetched. */
export const refresh = async (queries: QueryClient, ...paths: readonly PathPrefix[]): Promise<void> => {
  await Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: keyUnder(path) })));
};
