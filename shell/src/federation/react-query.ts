/**
 * Names of @tanstack/react-query that fit into the first load (ADR 0046): shared packages are not tree-shaken. Leaves
 * out `useQueries`, the suspense hooks and hydration. Publishing refuses a remote that imports a missing name. Imported
 * under an unshared alias, or this file would resolve to itself.
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
