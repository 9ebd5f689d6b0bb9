import { Suspense } from 'react';
import { firstViewIsDone } from '../first-view';
import { lazyPart } from '../lazy-part';

const Companions = lazyPart(async () => {
  await firstViewIsDone();
  return (await import('./companions')).Companions;
});

/** The place of the companions in the frame. */
export const CompanionsPlace = () => (
  <Suspense>
    <Companions />
  </Suspense>
);
