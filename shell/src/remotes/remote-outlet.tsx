import { ownedByRuntime } from '@dongne/platform';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { PageMounted } from '../first-view';
import { PageBoundary } from '../errors/page-boundary';
import type { RemoteDeployment } from '../registry/registry';
import { nameAtVersion } from '../health/remote-reports';
import { runningVersion } from '../health/running-versions';
import { HUNG_PAGE } from './load-limits';
import { beginOpening, pageMounted } from './page-opening';
import { PageLoading, RemoteFailed } from './remote-states';
import { useRemoteApp } from './use-remote-app';
import { useHungPage } from './use-hung-page';
import { useAutoRetry } from './use-auto-retry';
import { lazyPart } from '../lazy-part';

export { RemoteFailed } from './remote-states';

const BrokenPage = lazyPart(
  () => import('./broken-page').then((m) => m.BrokenPage),
  // Not counted in that case, but shown.
  ({ onRetry }) => <RemoteFailed onRetry={onRetry} />,
);

const TOUCHES = ['pointerdown', 'keydown'];

/** Path of the page that is mounted and in use: an error before that means it never opened. */
const touched = ownedByRuntime((): { path?: string | undefined } => ({}));

/** Pages of one remote. A failed load shows its message here only: bars, tabs and other remotes keep working. */
export const RemoteOutlet = ({ remote }: { remote: RemoteDeployment }) => {
  const { pathname } = useLocation();
  const { app, retry } = useRemoteApp(remote);
  const [isLost, setLost] = useState(false);
  const version = nameAtVersion(remote.name, runningVersion(remote.name) ?? remote.version);
  const isHung = useHungPage(app, version);
  const onMounted = useCallback(() => pageMounted(pathname), [pathname]);
  useAutoRetry(isLost || app.state === 'failed', retry);
  const renderBroken = (error: unknown) => (
    <Suspense fallback={<PageLoading />}>
      <BrokenPage
        remote={remote}
        error={error}
        isOpening={touched().path !== pathname}
        onRetry={retry}
        onLost={setLost}
      />
      <PageMounted onMounted={onMounted} />
    </Suspense>
  );
  switch (app.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <RemoteFailed onRetry={retry} />;
    case 'ready':
      return (
        // A page's own chunk may be missing although the container has loaded: same message, same retry.
        <PageBoundary place={pathname} fallback={renderBroken}>
          {isHung ? (
            renderBroken(HUNG_PAGE)
          ) : (
            <Suspense fallback={<PageLoading />}>
              <RemotePages routes={app.module.routes} path={pathname} version={version} />
              <PageMounted onMounted={onMounted} />
            </Suspense>
          )}
        </PageBoundary>
      );
  }
};

interface RemotePagesProps {
  readonly routes: RouteObject[];
  readonly path: string;
  readonly version: string;
}

const RemotePages = ({ routes, path, version }: RemotePagesProps) => {
  beginOpening({ version, path });
  useEffect(() => {
    const page = touched();
    page.path = undefined;
    const touch = (): void => {
      page.path = path;
    };
    for (const event of TOUCHES) addEventListener(event, touch, true);
    return () => TOUCHES.forEach((event) => removeEventListener(event, touch, true));
  }, [path, routes]);
  return useRoutes(routes);
};
