import { FORM_LETTERS, MAIN_SERVICES, SHOP_DISTANCE_M, SHOP_SORTS } from '@dongne/contract';
import { INITIAL_FILTERS, type ShopFilters } from './shop-list-rules';

const SWITCHES = ['isFreeDelivery', 'isMembershipService', 'isParking', 'canMend', 'isFavourite'] as const;

/** Query of filters without the defaults. */
export const queryOfFilters = (filters: ShopFilters): URLSearchParams => {
  const query = new URLSearchParams();
  if (filters.sort !== INITIAL_FILTERS.sort) query.set('sort', filters.sort);
  for (const name of SWITCHES) if (filters[name]) query.set(name, '1');
  for (const name of ['beginDistance', 'endDistance'] as const)
    if (filters[name] !== INITIAL_FILTERS[name]) query.set(name, String(filters[name]));
  if (filters.handleItem !== null) query.set('handleItem', filters.handleItem);
  if (filters.q.trim() !== '') query.set('q', filters.q);
  return query;
};

/** Filters of a URL; invalid values are ignored. */
export const filtersOfQuery = (query: URLSearchParams): ShopFilters => ({
  sort: SHOP_SORTS.find((sort) => sort === query.get('sort')) ?? INITIAL_FILTERS.sort,
  isFreeDelivery: query.get('isFreeDelivery') === '1',
  isMembershipService: query.get('isMembershipService') === '1',
  isParking: query.get('isParking') === '1',
  canMend: query.get('canMend') === '1',
  isFavourite: query.get('isFavourite') === '1',
  beginDistance: metresOf(query.get('beginDistance')) ?? INITIAL_FILTERS.beginDistance,
  endDistance: metresOf(query.get('endDistance')) ?? INITIAL_FILTERS.endDistance,
  handleItem: MAIN_SERVICES.find((service) => service === query.get('handleItem')) ?? null,
  // Removes control characters, which the server refuses, and half a surrogate pair left by the cut.
  q: (query.get('q') ?? '').slice(0, FORM_LETTERS.shopSearch).replace(/\p{C}/gu, ''),
});

const metresOf = (raw: string | null): number | undefined =>
  raw !== null && /^\d{1,5}$/.test(raw) ? Math.min(Number(raw), SHOP_DISTANCE_M.max) : undefined;

/** Shop that a link excludes, because it could not take the visitor's request. */
export const exceptOf = (query: URLSearchParams): number | null => {
  const raw = query.get('except');
  return raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : null;
};

/** Pieces that were counted before the list, which its shops begin with. */
export const countedOf = (query: URLSearchParams): string | undefined => query.get('items') ?? undefined;

/** Query with other filters, which preserves the excluded shop, the counted pieces, and the map's position and shop. */
export const queryAfter = (now: URLSearchParams, filters: ShopFilters): URLSearchParams => {
  const query = queryOfFilters(filters);
  for (const name of ['except', 'items', 'at', 'shop']) {
    const current = now.get(name);
    if (current !== null) query.set(name, current);
  }
  return query;
};
