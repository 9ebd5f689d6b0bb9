import { withQuery } from '../path-query';

/** Pages of mf-membership; each path matches a route of its `route-table.ts`. */
export const membershipPaths = {
  home: () => '/membership',
  apply: () => '/membership/apply',
  payments: () => '/membership/payment/history',
  withdraw: () => '/membership/withdraw',
} as const;

export const payMethodPaths = {
  list: () => '/mypage/payment',
  /** @param path of this app, where to go on once a card is registered; else to the list. */
  card: (path?: string) => withQuery('/mypage/payment/card', { path }),
  /** The same page, which a window in the app's own tab comes back to. */
  cardWindow: (sid?: string) => withQuery('/mypage/payment/card', { sid }),
} as const;

/** How a card provider's window is opened: what it is known by, and whether it stands in the app's own tab. */
export interface CardWindowQuery {
  readonly sid: string;
  readonly redirect?: 1 | undefined;
}

/** A window for a payment, besides: the request that is paid, by its id. */
export interface PayWindowQuery extends CardWindowQuery {
  readonly application: number;
}

/** The first page of a card provider's window; it goes on to the provider by itself. */
export const cardWindowPaths = {
  inicisRegister: (query: CardWindowQuery) => withQuery('/inicis/inicisPopup', { ...query }),
  inicisPay: (query: PayWindowQuery) => withQuery('/inicis/inicisPayPopup', { ...query }),
  nicepayRegister: (query: CardWindowQuery) => withQuery('/nicepay/nicePopup', { ...query }),
  nicepayPay: (query: PayWindowQuery) => withQuery('/nicepay/nicePayPopup', { ...query }),
} as const;
