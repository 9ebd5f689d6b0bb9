import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Registry } from '../registry/registry';
import { routeOfPath } from '../registry/route-of-path';
import { rememberOpened } from './opened-next';

/** Time in which an opened page loads its own data and pictures first. */
const REST_MS = 1_000;

/**
 * A moment after each page has opened, counts the change of page and prefetches the files of the pages that links in
 * view open.
 *
 * @param registry versions that a tap on such a link would open now.
 */
export const NextPages = ({ registry }: { registry: Registry }): null => {
  const { pathname } = useLocation();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => {
      const here = routeOfPath(registry, pathname)?.entry.path;
      if (here === undefined) return;
      if (opened.current !== undefined && opened.current !== here) rememberOpened(opened.current, here);
      opened.current = here;
      import('./prefetch-in-view').then(
        ({ prefetchInView }) => prefetchInView(registry, here),
        () => undefined,
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [registry, pathname]);
  return null;
};
