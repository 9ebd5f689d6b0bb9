import { keyOf, type AnswerOf, type ParamsOf, type ReadEndpoint } from '@dongne/contract';
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request, toApiError, type RemoteData } from '@dongne/platform';

interface CursorPage {
  readonly nextCursor: string | null;
}

/** A read that gives its list page by page. */
type PagedEndpoint = {
  [E in ReadEndpoint as E['path']]: AnswerOf<E> extends CursorPage ? E : never;
}[ReadEndpoint['path']];

/** How to read on in a list, and how that goes. */
export interface More {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

interface Pages<Page> {
  /** Every page read so far, the first first; at least one. */
  readonly pages: RemoteData<readonly Page[]>;
  /** The next page; `undefined` when this was the last. */
  readonly more: More | undefined;
  /** Other parameters were asked for; what is here is still the answer to the old ones. */
  readonly isOld: boolean;
}

interface Freshness {
  readonly staleTime?: number;
  readonly enabled?: boolean;
  readonly refetchInterval?: number;
  readonly refetchOnWindowFocus?: boolean | 'always';
  /** While other parameters are asked for, what was there stays. */
  readonly keepsOld?: boolean;
}

const nextCursorOf = (page: unknown): string | null =>
  typeof page === 'object' && page !== null && 'nextCursor' in page && typeof page.nextCursor === 'string'
    ? page.nextCursor
    : null;

/** A list that the server gives page by page, as far as it was read, and how to read on. */
export const usePages = <E extends PagedEndpoint>(
  endpoint: E,
  params: Omit<ParamsOf<E>, 'cursor'>,
  { keepsOld = false, ...freshness }: Freshness = {},
): Pages<AnswerOf<E>> => {
  const query = useInfiniteQuery<AnswerOf<E>, Error, InfiniteData<AnswerOf<E>>, readonly unknown[], string | null>({
    queryKey: [...keyOf(endpoint, params), 'pages'],
    queryFn: ({ pageParam: cursor }) => request(endpoint, { params: { ...params, cursor } }),
    initialPageParam: null,
    getNextPageParam: nextCursorOf,
    ...(keepsOld && { placeholderData: keepPreviousData }),
    ...freshness,
  });
  const { data, isError, error, refetch, fetchNextPage } = query;

  const pages = useMemo((): RemoteData<readonly AnswerOf<E>[]> => {
    if (data !== undefined) return { state: 'ready', value: data.pages };
    if (isError) return { state: 'failed', error: toApiError(error), retry: () => void refetch() };
    return { state: 'loading' };
  }, [data, isError, error, refetch]);

  const { isFetchingNextPage: isLoading, isFetchNextPageError: hasFailed } = query;
  const load = () => void fetchNextPage();
  return {
    pages,
    more: query.hasNextPage ? { isLoading, hasFailed, load } : undefined,
    isOld: query.isPlaceholderData,
  };
};
