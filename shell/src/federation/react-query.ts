/**
 * The documented names of @tanstack/react-query that the first load has room for (ADR 0046): a shared package is not
 * tree-shaken. Without: `useQueries`, the suspense hooks and hydration. Publishing refuses a remote that uses a name which
 * is missing here, and says so. Taken from the package under a name that nobody shares, or this file would be what it asks for.
 */
export {
  focusManager,
  infiniteQueryOptions,
  InfiniteQueryObserver,
  keepPreviousData,
  MutationCache,
  MutationObserver,
  mutationOptions,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from 'unshared/react-query';
