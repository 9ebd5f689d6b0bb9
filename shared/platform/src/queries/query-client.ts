import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { isAxiosError, pageLoadFailed } from '../http/failed-calls';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Without this read there is no page at all: when it fails for good, the error page takes its place (ADR 0012). */
      readonly isPageLoad?: boolean;
    };
  }
}

/** Marks a read without which there is no page: `useQuery({ queryKey, queryFn, ...PAGE_LOAD })`. */
export const PAGE_LOAD = { meta: { isPageLoad: true } } as const;

const MAX_RETRIES = 2;

/** Only what may succeed on a second try is retried: no connection, or the server's own trouble. Who has waited 10 s in vain is told so. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === undefined ? !isTimeout(error) : error.status >= 500;

const isTimeout = (error: unknown): boolean =>
  error instanceof ApiError && isAxiosError(error.cause) && error.cause.code === 'ECONNABORTED';

const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && error.status === undefined && !isTimeout(error);

/** First and longest pause before a read that found no network is made again by itself. */
const AGAIN_MS = { first: 5_000, longest: 60_000 } as const;

/**
 * The one client of server state. Reads are fresh for half a minute; writes are never retried by themselves.
 *
 * @param retries how often a read is repeated that may succeed then.
 */
export const createQueryClient = (retries = MAX_RETRIES): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // What was loaded once stays, and a page that was left meanwhile needs no error page.
        if (!query.meta?.isPageLoad || query.state.data !== undefined || !query.isActive()) return;
        // Offline the page says it in its place, where it is read again by itself: an error page would have to be left by hand.
        if (!(isUnreached(error) && !navigator.onLine)) pageLoadFailed(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < retries && isPassing(error),
        // Calls decide whether there is a network: VPNs and webviews report `offline` that is not true, and reads would wait
        // without an end.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: ({ state: { data, error, errorUpdateCount } }) =>
          data === undefined &&
          isUnreached(error) &&
          Math.min(AGAIN_MS.first * 2 ** (errorUpdateCount - 1), AGAIN_MS.longest),
      },
      // Without a connection a write fails at once. The library would keep it and send it when the connection is back: an
      // approval would go out that nobody is looking at any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
