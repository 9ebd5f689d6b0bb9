import type { UseQueryResult } from '@tanstack/react-query';
import { toApiError, type ApiError } from '../http/api-error';

/** State of a read: three cases instead of eight combinations of flags. */
export type RemoteData<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: T };

/** Converts a query's result to `RemoteData`. Loaded data stays shown during a refetch and after its failure. */
export const toRemoteData = <T>(query: UseQueryResult<T>): RemoteData<T> => {
  if (query.data !== undefined) return { state: 'ready', value: query.data };
  if (query.isError) return { state: 'failed', error: toApiError(query.error), retry: () => void query.refetch() };
  return { state: 'loading' };
};
