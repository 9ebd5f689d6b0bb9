import type { More } from '@dongne/pages';
import { tabMemory } from '@dongne/platform';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Limit of restored pages, since each page waits for the previous one. */
export const RESTORED_PAGES_MAX = 10;

/**
 * Loads as many pages of a list as before a reload or an eviction from the cache; `useSavedScroll` needs them to restore
 * the position.
 *
 * @param pages number of loaded pages; 0 while loading.
 * @returns whether all previous or available pages are loaded.
 */
export const useRestoredPages = (name: string, pages: number, more: More | undefined): boolean => {
  const kept = `${name}:${useLocation().key}`;
  const cameBack = useNavigationType() === 'POP';
  const [left] = useState(() => ({
    kept,
    pages: cameBack ? Math.min(RESTORED_PAGES_MAX, Number(tabMemory.read(kept)) || 1) : 1,
  }));
  const [isReached, setReached] = useState(false);
  const isEnd = more === undefined || more.hasFailed;
  // Other filters are another list without stored pages.
  const isThere = pages > 0 && (isReached || isEnd || left.kept !== kept || pages >= left.pages);
  if (isThere && !isReached) setReached(true);

  useEffect(() => {
    if (isThere) tabMemory.keep(kept, String(pages));
    else if (pages > 0 && more !== undefined && !more.isLoading) more.load();
  });
  return isThere;
};
