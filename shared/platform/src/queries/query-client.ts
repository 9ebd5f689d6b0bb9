import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { isAxiosError, pageLoadFailed } from '../http/failed-calls';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether the page cannot do without this read: a final failure shows the error page (ADR 0012). */
      readonly isPageLoad?: boolean;
      /** Whether the page is complete without it: the server renders the page also when this read fails. */
      readonly isOptional?: boolean;
    };
  }
}

/** Marks a read that its page cannot do without: `useQuery({ queryKey, queryFn, ...PAGE_LOAD })`. */
export const PAGE_LOAD = { meta: { isPageLoad: true } } as const;

const MAX_RETRIES = 2;

/** Retries only what may succeed: no connection, or a fault of the server. A timeout of 10 s is reported at once. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === undefined ? !isTimeout(error) : error.status >= 500;

const isTimeout = (error: unknown): boolean =>
  error instanceof ApiError && isAxiosError(error.cause) && error.cause.code === 'ECONNABORTED';

const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && error.status === undefined && !isTimeout(error);

/** First and longest pause before a read without a network is repeated. */
const AGAIN_MS = { first: 5_000, longest: 60_000 } as const;

/**
 * Creates the query client. Reads are fresh for half a minute; writes are never retried.
 *
 * @param retries how often a read is repeated that may succeed then.
 */
export const createQueryClient = (retries = MAX_RETRIES): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Loaded data stays shown, and a page that was left needs no error page.
        if (!query.meta?.isPageLoad || query.state.data !== undefined || !query.isActive()) return;
        // Offline, the page shows the error in place and retries by itself: an error page would have to be closed by
        // hand.
        if (!(isUnreached(error) && !navigator.onLine)) pageLoadFailed(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < retries && isPassing(error),
        // Calls decide whether there is a network: VPNs and webviews may report `offline` wrongly, and reads would wait
        // forever.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: ({ state: { data, error, errorUpdateCount } }) =>
          data === undefined &&
          isUnreached(error) &&
          Math.min(AGAIN_MS.first * 2 ** (errorUpdateCount - 1), AGAIN_MS.longest),
      },
      // Writes fail at once without a connection. The library would queue them until it returns: an approval would be
      // sent without the customer watching.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
