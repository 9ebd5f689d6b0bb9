import { keyOf, type AnswerOf, type ParamsOf, type ReadEndpoint } from '@dongne/contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { request, toApiError, type RemoteData } from '@dongne/platform';

interface CursorPage {
  readonly nextCursor: string | null;
}

/** Read of a paged list. */
type PagedEndpoint = {
  [E in ReadEndpoint as E['path']]: AnswerOf<E> extends CursorPage ? E : never;
}[ReadEndpoint['path']];

/** Loading of the next page, and its state. */
export interface More {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

interface Pages<Page> {
  /** Loaded pages in order; at least one. */
  readonly pages: RemoteData<readonly Page[]>;
  /** Next page; `undefined` after the last one. */
  readonly more: More | undefined;
  /** Whether the data still belongs to the previous parameters. */
  readonly isOld: boolean;
}

interface Freshness {
  readonly staleTime?: number;
  readonly enabled?: boolean;
  readonly refetchInterval?: number;
  readonly refetchOnWindowFocus?: boolean | 'always';
  /** Keeps the previous data while other parameters load. */
  readonly keepsPrevious?: boolean;
}

const nextCursorOf = (page: unknown): string | null =>
  typeof page === 'object' && page !== null && 'nextCursor' in page && typeof page.nextCursor === 'string'
    ? page.nextCursor
    : null;

/** Reads the first page, or uses once what a tap on the link has prefetched, or is prefetching, without pages. */
const firstPage = async <Page>(
  client: QueryClient,
  queryKey: readonly unknown[],
  queryFn: () => Promise<Page>,
): Promise<Page> => {
  const prefetched = client.getQueryState(queryKey);
  if (prefetched === undefined) return queryFn();
  const isKnown = client.getQueryData(pagesOf(queryKey)) !== undefined;
  try {
    if (isKnown && prefetched.fetchStatus === 'idle') return await queryFn();
    return await client.fetchQuery({ queryKey, queryFn });
  } finally {
    client.removeQueries({ queryKey, exact: true });
  }
};

const pagesOf = (queryKey: readonly unknown[]): readonly unknown[] => [...queryKey, 'pages'];

/** First page that was prefetched, to be shown at once; with its age, so that one from long ago is read again. */
const prefetchedPage = <Page>(client: QueryClient, queryKey: readonly unknown[]) => ({
  initialData: (): InfiniteData<Page, string | null> | undefined => {
    const page = client.getQueryData<Page>(queryKey);
    return page === undefined ? undefined : { pages: [page], pageParams: [null] };
  },
  initialDataUpdatedAt: (): number => {
    const state = client.getQueryState(queryKey);
    return state === undefined || state.isInvalidated ? 0 : state.dataUpdatedAt;
  },
});

/** Reads a paged list as far as it was requested. */
export const usePages = <E extends PagedEndpoint>(
  endpoint: E,
  params: Omit<ParamsOf<E>, 'cursor'>,
  { keepsPrevious = false, ...freshness }: Freshness = {},
): Pages<AnswerOf<E>> => {
  const queryKey = keyOf(endpoint, params);
  const client = useQueryClient();
  const query = useInfiniteQuery<AnswerOf<E>, Error, InfiniteData<AnswerOf<E>>, readonly unknown[], string | null>({
    queryKey: pagesOf(queryKey),
    queryFn: ({ client, pageParam: cursor }) => {
      const read = () => request(endpoint, { params: { ...params, cursor } });
      return cursor === null ? firstPage(client, queryKey, read) : read();
    },
    initialPageParam: null,
    getNextPageParam: nextCursorOf,
    ...prefetchedPage<AnswerOf<E>>(client, queryKey),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
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
