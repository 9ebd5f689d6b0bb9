import { ErrorState, PageBody, Skeleton, SkeletonGroup, SkeletonRows } from '@dongne/ui';
import { Suspense } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { PageBoundary } from '../errors/page-boundary';
import { notePageBroke } from './broken-page';
import type { RemoteDeployment } from './registry';
import { useRemoteApp } from './use-remote-app';

/**
 * One remote's pages in their place. A remote that does not load says so here and nowhere else: bars, tabs and the
 * other remotes live on.
 */
export const RemoteOutlet = ({ remote }: { remote: RemoteDeployment }) => {
  const { pathname } = useLocation();
  const { app, retry } = useRemoteApp(remote);
  switch (app.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <RemoteFailed onRetry={retry} />;
    case 'ready':
      return (
        // A page's own chunk may be missing although the container loaded: same message, same way out.
        <PageBoundary
          place={pathname}
          onError={(error) => {
            if (notePageBroke(remote, error)) retry();
          }}
          fallback={() => <RemoteFailed onRetry={retry} />}
        >
          <Suspense fallback={<PageLoading />}>
            <RemotePages routes={app.module.routes} />
          </Suspense>
        </PageBoundary>
      );
  }
};

const RemotePages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** Stands where a remote's page would. */
export const RemoteFailed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState message="이 화면을 불러오지 못했어요" onRetry={onRetry} />
);

const PageLoading = () => (
  <PageBody>
    <SkeletonGroup>
      <Skeleton height="120px" />
      <SkeletonRows />
    </SkeletonGroup>
  </PageBody>
);
