import type { RequestPage, UsageType } from '@dongne/contract';
import { http } from '@dongne/platform';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FOLLOW_THE_SHOP, REQUESTS_KEY } from '../common/request-api';

/** No cursor yet. */
const FIRST_PAGE = '';

/** A page of the member's requests, newest first. @param cursor `nextCursor` of the page before. */
const fetchRequests = (usageType: UsageType, cursor: string): Promise<RequestPage> =>
  http.get('/request/delivery', { params: { usageType, ...(cursor !== FIRST_PAGE && { cursor }) } });

/** The requests of one tab, page by page, kept up to date while they are shown. */
export const useRequests = (usageType: UsageType) =>
  useInfiniteQuery({
    queryKey: [...REQUESTS_KEY, 'list', usageType],
    queryFn: ({ pageParam }) => fetchRequests(usageType, pageParam),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...FOLLOW_THE_SHOP,
  });
