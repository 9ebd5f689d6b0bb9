import { keyOf, keyUnder, type AnswerOf, type ParamsOf, type PathPrefix, type ReadEndpoint } from '@dongne/contract';
import { queryOptions, useQuery, type QueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { request, type Arguments } from '../http/call';
import { PAGE_LOAD } from './query-client';
import { toRemoteData, type RemoteData } from './remote-data';

/** What a caller may say about a read, beside what is read. */
type ReadOptions<Answer, Selected> = Omit<UseQueryOptions<Answer, Error, Selected>, 'queryKey' | 'queryFn'>;

/**
 * The query of an endpoint, for everything of TanStack Query that takes one. Anyone who asks for the same endpoint with the
 * same parameters shares one answer.
 */
export const queryOf = <E extends ReadEndpoint>(endpoint: E, ...[params]: Arguments<ParamsOf<E>>) =>
  queryOptions<AnswerOf<E>>({
    queryKey: keyOf(endpoint, { ...params }),
    queryFn: () => request(endpoint, { params }),
    ...(endpoint.isPageLoad && PAGE_LOAD),
  });

/**
 * What the server answers to an endpoint, as a page shows it.
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

/** Everything known under these paths is out of date: what is on the screen is read again. */
export const refresh = async (queries: QueryClient, ...paths: readonly PathPrefix[]): Promise<void> => {
  await Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: keyUnder(path) })));
};
