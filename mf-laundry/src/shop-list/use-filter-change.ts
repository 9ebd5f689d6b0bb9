import { useCallback, useLayoutEffect, useRef, type SetStateAction } from 'react';
import type { ShopFilters } from './shop-list-rules';

/** Chosen anew, or made of what they are when it happens: two quick presses are two changes. */
export type ChangeFilters = (change: SetStateAction<ShopFilters>) => void;

/**
 * Changes filters that lie in a URL, which is drawn some time after it was changed: a second press goes by the first, whether or not
 * that can be seen yet.
 *
 * @param filters those that are drawn.
 * @param apply puts them into the URL; the same function from one drawing to the next.
 */
export const useFilterChange = (filters: ShopFilters, apply: (filters: ShopFilters) => void): ChangeFilters => {
  const newest = useRef(filters);
  useLayoutEffect(() => {
    newest.current = filters;
  }, [filters]);
  return useCallback(
    (change) => {
      newest.current = typeof change === 'function' ? change(newest.current) : change;
      apply(newest.current);
    },
    [apply],
  );
};
