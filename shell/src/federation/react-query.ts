/**
 * The names of @tanstack/react-query that this app uses, and no other: see `react-router-dom.ts`. Taken from the package
 * under a name that nobody shares, or this file would be what it asks for.
 */
export {
  keepPreviousData,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from 'unshared/react-query';
