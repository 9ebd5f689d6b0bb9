import type { More } from '@dongne/pages';
import { tabMemory } from '@dongne/platform';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A list that was read farther than this comes back so far only: each page is a wait for the one before. */
export const MOST_KEPT_PAGES = 10;

/**
 * Reads a list on to where it had been read, after a reload or where its pages were forgotten meanwhile; `useSavedScroll` can go to
 * its place only then.
 *
 * @param pages how many are there; 0 while there is none.
 * @returns whether as much is there as there was, or as will come.
 */
export const useKeptPages = (name: string, pages: number, more: More | undefined): boolean => {
  const kept = `${name}:${useLocation().key}`;
  const cameBack = useNavigationType() === 'POP';
  const [left] = useState(() => ({
    kept,
    pages: cameBack ? Math.min(MOST_KEPT_PAGES, Number(tabMemory.read(kept)) || 1) : 1,
  }));
  const [isReached, setReached] = useState(false);
  const isEnd = more === undefined || more.hasFailed;
  // Other filters are another list, of which nothing was read before.
  const isThere = pages > 0 && (isReached || isEnd || left.kept !== kept || pages >= left.pages);
  if (isThere && !isReached) setReached(true);

  useEffect(() => {
    if (isThere) tabMemory.keep(kept, String(pages));
    else if (pages > 0 && more !== undefined && !more.isLoading) more.load();
  });
  return isThere;
};
