import type { ClientConfig } from '@dongne/contract';
import { useQuery } from '@tanstack/react-query';
import { http } from '../http/http';
import { runtime } from '../runtime/runtime';

/** Asked for once, whoever asks first. */
const CLIENT_CONFIG = {
  queryKey: ['config'],
  queryFn: () => http.get<ClientConfig>('/config'),
  staleTime: Infinity,
};

/**
 * The server's public configuration: which chat, statistics, map and ways to log in there are. `undefined` until it is
 * known, or when it cannot be had: then everything that needs a key is off.
 */
export const useClientConfig = (): ClientConfig | undefined => useQuery(CLIENT_CONFIG).data;

/** The same outside of React. @throws {ApiError} */
export const readClientConfig = (): Promise<ClientConfig> => runtime().queryClient.fetchQuery(CLIENT_CONFIG);
