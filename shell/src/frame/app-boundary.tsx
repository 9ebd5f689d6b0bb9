import { Suspense, type ReactNode } from 'react';
import { AppColumn } from './app-column';
import { ErrorPage } from '../errors/error-page';
import { PageBoundary } from '../errors/page-boundary';
import { lazyPart } from '../lazy-part';

const BrokenApp = lazyPart<{ onRetry: () => void }>(
  () => import('../errors/broken-app').then((m) => m.BrokenApp),
  () => <ErrorPage status={500} />,
);

/** Last error boundary: anything that throws outside of a page shows the error page instead of a white screen. */
export const AppBoundary = ({ children }: { children: ReactNode }) => (
  <PageBoundary
    fallback={(_error, again) => (
      <AppColumn layout="error">
        <main>
          <Suspense>
            <BrokenApp onRetry={again} />
          </Suspense>
        </main>
      </AppColumn>
    )}
  >
    {children}
  </PageBoundary>
);
