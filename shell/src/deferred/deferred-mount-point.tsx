import { useIsHydrated } from '@dongne/platform';
import { Suspense } from 'react';
import { firstViewIsDone } from '../first-view';
import { lazyPart } from '../lazy-part';

const DeferredParts = lazyPart(async () => {
  await firstViewIsDone();
  return (await import('./deferred-parts')).DeferredParts;
});

/** Lazy mount point of the deferred parts: they wait for the browser, so the server has none. */
export const DeferredMountPoint = () =>
  useIsHydrated() && (
    <Suspense>
      <DeferredParts />
    </Suspense>
  );
