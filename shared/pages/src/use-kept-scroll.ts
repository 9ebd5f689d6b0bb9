import { tabMemory } from '@dongne/platform';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Brings a list back to where it was left when the customer comes back to it (product specification §3).
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
      const top = Number(tabMemory.read(kept));
      // What is kept may be of an older shape, or by somebody else.
      if (cameBack && Number.isFinite(top) && top > 0) window.scrollTo(0, top);
    }
    const keep = () => tabMemory.keep(kept, String(Math.round(window.scrollY)));
    keep();
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [kept, cameBack, isReady]);
};
