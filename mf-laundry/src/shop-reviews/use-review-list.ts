import type { Review } from '@dongne/contract';
import { toApiError, type RemoteData } from '@dongne/platform';
import { useInfiniteQuery } from '@tanstack/react-query';
import { fetchReviews } from '../common/review-api';

interface ReviewListState {
  readonly reviews: RemoteData<readonly Review[]>;
  /** The next page; `undefined` when this was the last. */
  readonly more: { readonly isLoading: boolean; readonly hasFailed: boolean; readonly load: () => void } | undefined;
}

/** A shop's reviews as far as they have been read, and how to read on. */
export const useReviewList = (laundryId: number): ReviewListState => {
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery({
      queryKey: ['laundry', 'reviews', laundryId],
      queryFn: ({ pageParam }: { pageParam: string | null }) => fetchReviews(laundryId, pageParam),
      initialPageParam: null,
      getNextPageParam: (page) => page.nextCursor,
    });

  const reviews = (): RemoteData<readonly Review[]> => {
    if (data !== undefined) return { state: 'ready', value: data.pages.flatMap(({ items }) => items) };
    if (isError) return { state: 'failed', error: toApiError(error), retry: () => void refetch() };
    return { state: 'loading' };
  };

  const load = () => void fetchNextPage();
  const more = { isLoading: isFetchingNextPage, hasFailed: isFetchNextPageError, load };
  return { reviews: reviews(), more: hasNextPage ? more : undefined };
};
