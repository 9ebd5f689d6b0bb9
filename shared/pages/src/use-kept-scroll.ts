import { tabMemory } from '@dongne/platform';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { goToPlace, placeInList } from './list-place';

/**
 * Brings a list back to where it was left when the customer comes back to it (product specification §3).
 *
 * Rows that carry their id as `data-row` make it exact where heights are guessed.
 *
 * @param name what is kept; one for each list (`usageScroll`).
 * @param isReady the list has its content: before that there is nothing to scroll to, and nothing worth keeping.
 */
export const useKeptScroll = (name: string, isReady: boolean): void => {
  const kept = `${name}:${useLocation().key}`;
  const cameBack = useNavigationType() === 'POP';
  const isRestored = useRef(false);

  // Layout effects: the position must be taken before the next page shortens the document.
  useLayoutEffect(() => {
    if (!isReady) return undefined;
    if (!isRestored.current) {
      isRestored.current = true;
      if (cameBack) goToPlace(tabMemory.read(kept) ?? '');
    }
    const keep = () => tabMemory.keep(kept, placeInList());
    keep();
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [kept, cameBack, isReady]);
};
