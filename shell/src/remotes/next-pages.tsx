import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Registry } from '../registry/registry';

/** Time in which an opened page loads its own data and pictures first. */
const REST_MS = 1_000;

/**
 * Prefetches the files of the pages that links in view open, a moment after each page has opened.
 *
 * @param registry versions that a tap on such a link would open now.
 */
export const NextPages = ({ registry }: { registry: Registry }): null => {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./prefetch-in-view').then(
        ({ prefetchInView }) => prefetchInView(registry),
        () => undefined,
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [registry, pathname]);
  return null;
};
