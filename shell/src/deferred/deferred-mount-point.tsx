import { Suspense, useEffect, useState } from 'react';
import { firstViewIsDone } from '../first-view';
import { lazyPart } from '../lazy-part';

const DeferredParts = lazyPart(() => import('./deferred-parts').then((m) => m.DeferredParts));

/**
 * Lazy mount point of the deferred parts, once the first view is done. A boundary that suspends before would keep React from
 * taking over a drawn page for 300 ms: it retries that boundary first, throttled, and hydrates a page only when it has nothing else to do.
 */
export const DeferredMountPoint = () => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    void firstViewIsDone().then(() => setDue(true));
  }, []);
  return (
    isDue && (
      <Suspense>
        <DeferredParts />
      </Suspense>
    )
  );
};
