import { withQuery } from '../path-query';

/** Pages of mf-usage; each path matches a route of its `route-table.ts`. */
export const usagePaths = {
  list: () => '/usage',
  /** `prevUrl` is the page that back opens, instead of the one before. */
  detail: (id: number, prevUrl?: string) => withQuery('/usage/detail', { id, prevUrl }),
  /** The same page, which a payment's window in the app's own tab comes back to. */
  paidWindow: (id: number, sid?: string) => withQuery('/usage/detail', { id, sid }),
  /** The final price, item by item, which the customer agrees to. */
  approve: (id: number) => withQuery('/usage/approve', { id }),
  /** The price that was agreed to. */
  receipt: (id: number) => withQuery('/usage/receipt', { id }),
  denied: (id: number) => withQuery('/usage/deny', { id }),
  noShow: (id: number) => withQuery('/usage/noshow', { id }),
  modify: (id: number, prevUrl?: string) => withQuery(`/usage/${id}/modify`, { prevUrl }),
  review: (id: number) => withQuery('/usage/review', { id }),
  /** Something of this request came back damaged, or did not come back. */
  claim: (id: number) => withQuery('/usage/claim', { id }),
  /** One claim, by its own id. */
  claimCase: (claimId: number) => withQuery('/usage/case', { id: claimId }),
} as const;

export const applicatePaths = {
  /**
   * The request form of one shop.
   *
   * @param begin what it begins with: pieces as `announcedParam` writes them, an earlier request that is made again, the
   *   start of a slot that is chosen already when it is still free,
   *   the second screen, `check`.
   */
  form: (
    laundryId: number,
    begin: {
      readonly items?: string | undefined;
      readonly again?: number;
      readonly slot?: string;
      readonly step?: 'check';
    } = {},
  ) => withQuery('/applicate', { laundryId, ...begin }),
  complete: (id?: number) => withQuery('/applicate/complete', { id }),
  guide: () => '/applicate/guide',
  dailyGuide: () => '/applicate/dailyLaundryGuide',
  dailyNewGuide: () => '/applicate/dailyLaundryNewGuide',
} as const;
