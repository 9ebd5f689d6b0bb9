/** This remote's pages. Other squads link to them by these; each leads to a route of `route-table.ts`. */
export const membershipPaths = {
  home: () => '/membership',
  apply: () => '/membership/apply',
  payments: () => '/membership/payment/history',
  withdraw: () => '/membership/withdraw',
} as const;

export const payMethodPaths = { list: () => '/mypage/payment', card: () => '/mypage/payment/card' } as const;
