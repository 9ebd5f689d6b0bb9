import { theme } from '@dongne/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const MarketingPanel = lazy(() =>
  import('./marketing-panel').then(({ MarketingPanel: component }) => ({ default: component })),
);

const wideEnough = (): MediaQueryList => window.matchMedia(theme.media.desktop.replace('@media ', ''));

const subscribe = (onChange: () => void): (() => void) => {
  const query = wideEnough();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** The panel beside the column, fetched only where there is room for it; product specification §1. */
export const MarketingPlace = () => {
  const isWide = useSyncExternalStore(subscribe, () => wideEnough().matches);
  return (
    isWide && (
      <Suspense>
        <MarketingPanel />
      </Suspense>
    )
  );
};
