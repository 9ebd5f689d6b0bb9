import { tabMemory } from '@dongne/platform';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { goToPlace, placeInList } from './list-place';

/** Looking through thousands of rows at each frame would make the scrolling rough. */
const AT_MOST_EVERY_MS = 150;

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
    let timer: number | undefined;
    const keepSoon = () => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        keep();
      }, AT_MOST_EVERY_MS);
    };
    keep();
    window.addEventListener('scroll', keepSoon, { passive: true });
    return () => {
      window.removeEventListener('scroll', keepSoon);
      if (timer === undefined) return;
      window.clearTimeout(timer);
      // The list still stands where it was left.
      keep();
    };
  }, [kept, cameBack, isReady]);
};
