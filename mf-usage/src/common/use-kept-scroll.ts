import { tabMemory } from '@dongne/platform';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Keeps how far a list was scrolled, for the way back to it (product specification §3, `usageScroll`).
 *
 * @param isReady whether the list stands in its full length.
 */
export const useKeptScroll = (isReady: boolean): void => {
  const name = `usageScroll:${useLocation().key}`;
  const isWayBack = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    if (isReady && isWayBack) window.scrollTo(0, Number(tabMemory.read(name) ?? 0));
  }, [isReady, isWayBack, name]);

  useEffect(() => {
    const keep = () => tabMemory.keep(name, String(window.scrollY));
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [name]);
};
