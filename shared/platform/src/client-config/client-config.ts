import { endpoints, type ClientConfig } from '@dongne/contract';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../queries/use-remote';
import { runtime } from '../runtime/runtime';

/** Shared by all callers and fetched once. */
const clientConfigQuery = () => ({
  ...queryOf(endpoints.clientConfig),
  staleTime: Infinity,
  meta: { isOptional: true },
});

/**
 * Public configuration of the server: chat, analytics, map and login providers. `undefined` until loaded or when it
 * fails to load: then every feature that needs a key is off.
 */
export const useClientConfig = (): ClientConfig | undefined => useQuery(clientConfigQuery()).data;

/** Reads the configuration outside of React. @throws {ApiError} */
export const readClientConfig = (): Promise<ClientConfig> => runtime().queryClient.fetchQuery(clientConfigQuery());
