const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
};

/** Every route of the app. Remotes link to each other through these, never by import. Product specification §2. */
export const paths = {
  home: () => '/',
  styleGuide: () => '/Style',
  laundry: {
    /** @param except a shop that could not take the request and is no help now. */
    list: (except?: number) => withQuery('/laundry/list', { except }),
    map: () => '/laundry/map',
    detail: (id: number) => `/laundry/${id}`,
    reviews: (id: number) => `/laundry/${id}/review`,
    review: (id: number) => `/laundry/review/${id}`,
  },
  deliveryBag: { home: () => '/delivery-bag', apply: () => '/delivery-bag/apply' },
  applicate: {
    /**
     * The request form of one shop.
     *
     * @param begin what it begins with: pieces as `announcedParam` writes them, an earlier request that is made again, the
     *   start of a slot that is chosen already when it is still free.
     */
    form: (
      laundryId: number,
      begin: { readonly items?: string | undefined; readonly again?: number; readonly slot?: string } = {},
    ) => withQuery('/applicate', { laundryId, ...begin }),
    complete: (id?: number) => withQuery('/applicate/complete', { id }),
    guide: () => '/applicate/guide',
    dailyLaundryGuide: () => '/applicate/dailyLaundryGuide',
    dailyLaundryNewGuide: () => '/applicate/dailyLaundryNewGuide',
  },
  usage: {
    list: () => '/usage',
    /** `prevUrl` is where back leads to, instead of the page before. */
    detail: (id: number, prevUrl?: string) => withQuery('/usage/detail', { id, prevUrl }),
    /** The final price, item by item, which the customer agrees to. */
    approve: (id: number) => withQuery('/usage/approve', { id }),
    /** What was agreed to. */
    receipt: (id: number) => withQuery('/usage/receipt', { id }),
    denied: (id: number) => withQuery('/usage/deny', { id }),
    noShow: (id: number) => withQuery('/usage/noshow', { id }),
    modify: (id: number, prevUrl?: string) => withQuery(`/usage/${id}/modify`, { prevUrl }),
    mendStep: (id: number, step: 1 | 2 | 3) => `/usage/${id}/modify/mend/step${step}`,
    review: (id: number) => withQuery('/usage/review', { id }),
  },
  mypage: {
    home: () => '/mypage',
    coupon: () => '/mypage/coupon',
    point: () => '/mypage/point',
    payment: () => '/mypage/payment',
    card: () => '/mypage/payment/card',
    review: () => '/mypage/review',
    reviewEdit: (id: number) => withQuery('/mypage/review/edit', { id }),
    alarm: () => '/mypage/alarm',
    alarmSetting: () => '/mypage/alarm/setting',
    customerCenter: () => '/mypage/customer-center',
    notices: () => '/mypage/notice',
    notice: (id: number) => `/mypage/notice/${id}`,
    info: () => '/mypage/info',
    nickname: () => '/mypage/info/nickname',
    withdraw: () => '/mypage/info/withdraw',
    invite: () => '/mypage/invite',
  },
  membership: {
    home: () => '/membership',
    apply: () => '/membership/apply',
    payments: () => '/membership/payment/history',
    withdraw: () => '/membership/withdraw',
  },
  auth: {
    /** `path` is where the person goes after login. */
    login: (path?: string) => withQuery('/login', { path }),
    rejoin: () => '/login/withdraw',
    phone: () => '/phoneAuth',
    /** `path` is where the person wanted to be. */
    gate: (path?: string) => withQuery('/auth', { path }),
    onboard: (path?: string) => withQuery('/onboard', { path }),
  },
  address: {
    member: (returnUrl?: string) => withQuery('/service/update/address', { returnUrl }),
    visitor: (returnUrl?: string) => withQuery('/service/non-member-update/address', { returnUrl }),
  },
  service: { home: () => '/service', areas: () => '/service/areaInfo' },
  content: {
    howToUse: () => '/how-to-use',
    events: () => '/event',
    event: (id: number) => `/event/${id}`,
    springSale: () => '/event/springSale',
    notice: (id: number) => withQuery('/noticeDetail', { id }),
  },
} as const;
