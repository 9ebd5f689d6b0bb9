import { keyOf, paramsOfFirstRead, type FirstRead, type OpenedPage } from '@dongne/contract';
import { request } from '../http/call';
import { runtime } from '../runtime/runtime';
import { visitorAddress } from '../cookies/address-cookie';
import { sessionBaseAtom } from './session-atoms';

/**
 * Prefetches the first-view reads of a page before it is opened (pointer down on its link). Fresh data is not read
 * again; a failure shows when the page is opened.
 */
export const prefetchReads = (
  reads: readonly FirstRead[],
  page: Omit<OpenedPage, 'place'> & { readonly pathname?: string },
): void => {
  const { store, queryClient } = runtime();
  const isMember = store.get(sessionBaseAtom).state === 'member';
  const place = isMember ? undefined : visitorAddress();
  for (const { endpoint, params: declared } of reads) {
    const params = paramsOfFirstRead({ endpoint, params: declared }, { ...page, place });
    if (params === undefined || (!isMember && endpoint.isForVisitors !== true)) continue;
    void queryClient.prefetchQuery({
      queryKey: keyOf(endpoint, params),
      queryFn: () => request(endpoint, { params, page: page.pathname }),
      retry: false,
    });
  }
};
