import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';

const MAX_RETRIES = 2;

/** Only what may succeed on a second try is retried: no answer, or the server's own trouble. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === undefined || error.status >= 500;

/** The one client of server state. Reads are fresh for half a minute; writes are never retried by themselves. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
      },
      mutations: { retry: false },
    },
  });
