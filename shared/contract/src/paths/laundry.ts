import { withQuery } from '../path-query';

/** Pages of mf-laundry; each path matches a route of its `route-table.ts`. */
export const laundryPaths = {
  /** @param except a shop that could not take the request and is no help now. */
  list: (except?: number) => withQuery('/laundry/list', { except }),
  /** List of the shops that a text finds: a name, a dong or a piece. */
  search: (q: string) => withQuery('/laundry/list', { q }),
  map: () => '/laundry/map',
  detail: (id: number) => `/laundry/${id}`,
  prices: (id: number) => withQuery(`/laundry/${id}`, { tab: 'price' }),
  reviews: (id: number) => `/laundry/${id}/review`,
  review: (id: number) => `/laundry/review/${id}`,
} as const;

export const deliveryBagPaths = { home: () => '/delivery-bag', apply: () => '/delivery-bag/apply' } as const;

export const servicePaths = { home: () => '/service', areas: () => '/service/areaInfo' } as const;
