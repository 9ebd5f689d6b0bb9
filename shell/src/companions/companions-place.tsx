import { lazy, Suspense, type ComponentType } from 'react';
import { firstViewIsDone } from '../first-view';

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
