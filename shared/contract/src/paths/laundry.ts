import { withQuery } from '../path-query';

/** Pages of mf-laundry; each path matches a route of its `route-table.ts`. */
export const laundryPaths = {
  /** @param except a shop that could not take the request and is no help now. */
  list: (except?: number) => withQuery('/laundry/list', { except }),
  /** List of the shops that a text finds: a name, a dong or a piece. */
  search: (q: string) => withQuery('/laundry/list', { q }),
  /**
   * List of the shops for counted pieces, which the pages of the shops then count.
   *
   * @param items pieces as `announcedParam` writes them.
   */
  searchFor: (q: string, items: string | undefined) => withQuery('/laundry/list', { q, items }),
  map: () => '/laundry/map',
  /** @param items pieces that it begins with, as `announcedParam` writes them. */
  detail: (id: number, items?: string) => withQuery(`/laundry/${id}`, { items }),
  prices: (id: number) => withQuery(`/laundry/${id}`, { tab: 'price' }),
  reviews: (id: number) => `/laundry/${id}/review`,
  review: (id: number) => `/laundry/review/${id}`,
} as const;

export const deliveryBagPaths = { home: () => '/delivery-bag', apply: () => '/delivery-bag/apply' } as const;

export const servicePaths = { home: () => '/service', areas: () => '/service/areaInfo' } as const;
