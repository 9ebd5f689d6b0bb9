import { Suspense, useEffect, useState } from 'react';
import { firstViewIsDone } from '../first-view';
import { lazyPart } from '../lazy-part';
import type { Registry } from '../registry/registry';

const DeferredParts = lazyPart(() => import('./deferred-parts').then((m) => m.DeferredParts));

/**
 * Lazy mount point of the deferred parts, after the first view. A boundary that suspends earlier delays hydration by
 * 300 ms: React retries it first, throttled, and hydrates only when idle.
 */
export const DeferredMountPoint = ({ registry }: { registry: Registry }) => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    void firstViewIsDone().then(() => setDue(true));
  }, []);
  return (
    isDue && (
      <Suspense>
        <DeferredParts registry={registry} />
      </Suspense>
    )
  );
};
