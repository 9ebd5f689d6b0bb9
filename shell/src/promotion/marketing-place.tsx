import { theme } from '@dongne/ui';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy-part';

const MarketingPanel = lazyPart(() => import('./marketing-panel').then((m) => m.MarketingPanel));

const wideEnough = (): MediaQueryList => window.matchMedia(theme.media.desktop.replace('@media ', ''));

const subscribe = (onChange: () => void): (() => void) => {
  const query = wideEnough();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Panel beside the column, loaded only where there is room for it; product specification §1. */
export const MarketingPlace = () => {
  const isWide = useSyncExternalStore(
    subscribe,
    () => wideEnough().matches,
    () => false,
  );
  return (
    isWide && (
      <Suspense>
        <MarketingPanel />
      </Suspense>
    )
  );
};
