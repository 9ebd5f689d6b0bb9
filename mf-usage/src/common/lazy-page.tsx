import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { PageLoading } from './page-loading';

/**
 * A page whose code is loaded when it is first shown. It waits in its own place, so that going from page to page never
 * blanks the frame around it.
 */
export const page = (load: () => Promise<ComponentType>): ReactNode => {
  const Page = lazy(async () => ({ default: await load() }));
  return (
    <Suspense fallback={<PageLoading />}>
      <Page />
    </Suspense>
  );
};
