import { useEffect } from 'react';
import type { Registry } from '../registry/registry';
import { pressedLink } from './pressed-link';

/** Prefetches a page as soon as a pointer or finger is on a link or button that opens it. */
export const usePrefetchOnPress = (registry: Registry): void =>
  useEffect(() => {
    let last: string | undefined;
    const intend = (event: Event): void => {
      const place = pressedLink(event);
      const address = place && place.pathname + place.search;
      // A mouse that moves within a link fires `pointerover` again and again.
      const isKnown = event.type === 'pointerover' && address === last;
      last = address;
      if (place === undefined || isKnown) return;
      // Loaded on the first press.
      import('./prefetch-route').then(
        ({ prefetchRoute }) => prefetchRoute(registry, place.pathname, place.search),
        () => undefined,
      );
    };
    addEventListener('pointerdown', intend);
    addEventListener('pointerover', intend);
    return () => {
      removeEventListener('pointerdown', intend);
      removeEventListener('pointerover', intend);
    };
  }, [registry]);
