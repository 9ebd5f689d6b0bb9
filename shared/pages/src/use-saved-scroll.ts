import { tabMemory } from '@dongne/platform';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { goToPlace, placeInList } from './list-place';

/** Throttles the search through thousands of rows during scrolling. */
const AT_MOST_EVERY_MS = 150;

/**
 * Restores a list's scroll position on return (product specification §3). Rows with their id as `data-row` make it
 * exact where heights are guessed.
 *
 * @param name storage key, one per list (`usageScroll`).
 * @param isReady whether the list has its content: before that there is nothing to restore or store.
 */
export const useSavedScroll = (name: string, isReady: boolean): void => {
  const kept = `${name}:${useLocation().key}`;
  const cameBack = useNavigationType() === 'POP';
  const isRestored = useRef(false);

  // Layout effects: store the position before the next page shortens the document.
  useLayoutEffect(() => {
    if (!isReady) return undefined;
    if (!isRestored.current) {
      isRestored.current = true;
      if (cameBack) goToPlace(tabMemory.read(kept) ?? '');
    }
    const keep = () => tabMemory.keep(kept, placeInList());
    let timer: number | undefined;
    const saveSoon = () => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        keep();
      }, AT_MOST_EVERY_MS);
    };
    keep();
    window.addEventListener('scroll', saveSoon, { passive: true });
    return () => {
      window.removeEventListener('scroll', saveSoon);
      if (timer === undefined) return;
      window.clearTimeout(timer);
      // The list is still at its position.
      keep();
    };
  }, [kept, cameBack, isReady]);
};
