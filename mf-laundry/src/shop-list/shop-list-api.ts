import type { ShopGroups } from '@dongne/contract';
import { http } from '@dongne/platform';
import type { Position } from '../common/viewer-position';
import type { ShopFilters } from './shop-list-rules';

/**
 * The shops around the customer in their five groups; product specification §7.
 *
 * @param position where to measure from; without one the server takes the member's address or the default position.
 * @throws {ApiError} `VALIDATION`, `UNAVAILABLE`.
 */
export const fetchShopGroups = (
  { handleItem, ...filters }: ShopFilters,
  position: Position | undefined,
): Promise<ShopGroups> =>
  http.get('/laundry/list/group', { params: { ...filters, ...(handleItem !== null && { handleItem }), ...position } });
