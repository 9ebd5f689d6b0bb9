import type { RequestDetail } from '@dongne/contract';
import { http, type PAGE_LOAD, toRemoteData, type RemoteData } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';

/** The root of everything the client knows of this member's requests, the tab badge included; invalidate it after a change. */
export const REQUESTS_KEY = ['request'];

/** Where one request lives among the queries. */
export const requestKey = (id: number): readonly unknown[] => [...REQUESTS_KEY, 'detail', id];

/** How often a page that shows a request under way looks for a move of the shop. */
const REQUEST_POLL_MS = 30_000;

/** Looks again when the person comes back to the page and every 30 s while it is visible. */
export const FOLLOW_THE_SHOP = {
  staleTime: 0,
  refetchInterval: REQUEST_POLL_MS,
  refetchOnWindowFocus: 'always',
} as const;

/** One request with everything its customer may know. @throws {ApiError} `NOT_FOUND`, also for somebody else's. */
export const fetchRequest = (id: number): Promise<RequestDetail> => http.get(`/request/delivery/detail/${id}`);

/** A request, kept up to date while it is shown. */
export const useRequest = (id: number, mark: Partial<typeof PAGE_LOAD> = {}): RemoteData<RequestDetail> =>
  toRemoteData(useQuery({ queryKey: requestKey(id), queryFn: () => fetchRequest(id), ...FOLLOW_THE_SHOP, ...mark }));
