import type { UseQueryResult } from '@tanstack/react-query';
import { toApiError, type ApiError } from '../http/api-error';

/** What a page knows of something the server holds: three truths, not eight combinations of flags. */
export type RemoteData<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: T };

/** A query's result as `RemoteData`. What was loaded once stays shown while it is refreshed or the refresh fails. */
export const toRemoteData = <T>(query: UseQueryResult<T>): RemoteData<T> => {
  if (query.data !== undefined) return { state: 'ready', value: query.data };
  if (query.isError) return { state: 'failed', error: toApiError(query.error), retry: () => void query.refetch() };
  return { state: 'loading' };
};
