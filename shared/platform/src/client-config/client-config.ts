import { endpoints, type ClientConfig } from '@dongne/contract';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../queries/use-remote';
import { runtime } from '../runtime/runtime';

/** Asked for once, no matter who asks first. */
const clientConfigQuery = () => ({ ...queryOf(endpoints.clientConfig), staleTime: Infinity });

/**
 * The server's public configuration: which chat, statistics, map and ways to log in there are. `undefined` until it is
 * known, or when it cannot be had: then everything that needs a key is off.
 */
export const useClientConfig = (): ClientConfig | undefined => useQuery(clientConfigQuery()).data;

/** The same outside of React. @throws {ApiError} */
export const readClientConfig = (): Promise<ClientConfig> => runtime().queryClient.fetchQuery(clientConfigQuery());
