import { useCallback, useLayoutEffect, useRef, type SetStateAction } from 'react';
import type { ShopFilters } from './shop-list-rules';

/** New filters, or a function of the current ones, so that two quick clicks are two changes. */
export type ChangeFilters = (change: SetStateAction<ShopFilters>) => void;

/**
 * Changes filters of the URL, which re-renders later: a second click builds on the first before it is rendered.
 * @param filters rendered filters.
 * @param apply writes them into the URL; must be a stable function.
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
