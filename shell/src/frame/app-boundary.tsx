import type { ReactNode } from 'react';
import { AppColumn } from './app-column';
import { ErrorPage } from '../errors/error-page';
import { PageBoundary } from '../errors/page-boundary';

/** The last net: whatever breaks outside of a page ends on the error page instead of a white screen. */
export const AppBoundary = ({ children }: { children: ReactNode }) => (
  <PageBoundary
    fallback={() => (
      <AppColumn layout="error">
        <main>
          <ErrorPage status={500} />
        </main>
      </AppColumn>
    )}
  >
    {children}
  </PageBoundary>
);
