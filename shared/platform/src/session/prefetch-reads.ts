import { keyOf, paramsOfFirstRead, type FirstRead, type OpenedPage } from '@dongne/contract';
import { request } from '../http/call';
import { runtime } from '../runtime/runtime';
import { visitorAddress } from '../cookies/address-cookie';
import { sessionBaseAtom } from './session-atoms';

/** Page whose data is prefetched. */
export interface PrefetchedPage extends Omit<OpenedPage, 'place'> {
  readonly pathname?: string;
  /** Whether it may be opened much later: it then shows this data, and reads it again. */
  readonly isAhead?: boolean;
}

/**
 * Prefetches the first-view reads of a page before it is opened (pointer down on its link). Fresh data is not read
 * again; a failure shows when the page is opened.
 */
export const prefetchReads = (reads: readonly FirstRead[], { isAhead = false, ...page }: PrefetchedPage): void => {
  const { store, queryClient } = runtime();
  const isMember = store.get(sessionBaseAtom).state === 'member';
  const place = isMember ? undefined : visitorAddress();
  for (const { endpoint, params: declared } of reads) {
    const params = paramsOfFirstRead({ endpoint, params: declared }, { ...page, place });
    if (params === undefined || (!isMember && endpoint.isForVisitors !== true)) continue;
    const queryKey = keyOf(endpoint, params);
    if (isAhead && queryClient.getQueryState(queryKey) !== undefined) continue;
    const reading = queryClient.prefetchQuery({
      queryKey,
      queryFn: () => request(endpoint, { params, page: page.pathname }),
      retry: false,
    });
    if (isAhead) void reading.then(() => queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' }));
  }
};
