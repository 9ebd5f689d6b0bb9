import { toApiError, type RemoteData } from '@dongne/platform';
import { useInfiniteQuery } from '@tanstack/react-query';

interface CursorPage {
  readonly nextCursor: string | null;
}

interface Pages<Page> {
  /** Every page read so far, newest first; at least one. */
  readonly pages: RemoteData<readonly Page[]>;
  /** The next page; `undefined` when this was the last. */
  readonly more: More | undefined;
}

/** How to read on in a list, and how that goes. */
export interface More {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** A list that the server gives page by page. */
export const usePages = <Page extends CursorPage>(
  queryKey: readonly string[],
  fetchPage: (cursor: string | null) => Promise<Page>,
): Pages<Page> => {
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery({
      queryKey,
      queryFn: ({ pageParam }: { pageParam: string | null }) => fetchPage(pageParam),
      initialPageParam: null,
      getNextPageParam: (page) => page.nextCursor,
    });

  const pages = (): RemoteData<readonly Page[]> => {
    if (data !== undefined) return { state: 'ready', value: data.pages };
    if (isError) return { state: 'failed', error: toApiError(error), retry: () => void refetch() };
    return { state: 'loading' };
  };

  const load = () => void fetchNextPage();
  return {
    pages: pages(),
    more: hasNextPage ? { isLoading: isFetchingNextPage, hasFailed: isFetchNextPageError, load } : undefined,
  };
};
