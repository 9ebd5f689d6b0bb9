import { tabMemory } from '@dongne/platform';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const nameOf = (key: string): string => `shopListScroll:${key}`;

/**
 * Brings a list back to where it was left when the customer comes back to it.
 *
 * @param isReady the list has its content: before that there is nothing to scroll to, and nothing worth keeping.
 */
export const useKeptScroll = (isReady: boolean): void => {
  const { key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const isRestored = useRef(false);

  // Layout effects: the position must be taken before the next page shortens the document.
  useLayoutEffect(() => {
    if (!isReady) return undefined;
    if (!isRestored.current) {
      isRestored.current = true;
      const kept = Number(tabMemory.read(nameOf(key)) ?? 0);
      if (cameBack && kept > 0) window.scrollTo(0, kept);
    }
    const keep = () => tabMemory.keep(nameOf(key), String(Math.round(window.scrollY)));
    keep();
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key, cameBack, isReady]);
};
