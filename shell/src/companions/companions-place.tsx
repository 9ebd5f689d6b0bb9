import { lazy, Suspense, type ComponentType } from 'react';

/** Resolves when the first page has had the network and the processor to itself. */
const firstViewIsDone = (): Promise<void> =>
  new Promise((resolve) => {
    const whenIdle = (): void => {
      // Safari, and with it the iOS webview, has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
      else setTimeout(resolve, 200);
    };
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  });

const Companions = lazy<ComponentType>(() =>
  firstViewIsDone()
    .then(() => import('./companions'))
    // Without them every page still works: a chunk that does not come must not cost the page.
    .then(
      ({ Companions: component }) => ({ default: component }),
      () => ({ default: () => null }),
    ),
);

/** The place of the companions in the frame. */
export const CompanionsPlace = () => (
  <Suspense>
    <Companions />
  </Suspense>
);
