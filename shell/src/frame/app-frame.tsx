import {
  errorPageAtom,
  isAppObsoleteAtom,
  mustSeeEntryPage,
  PopupHost,
  sessionAtom,
  useBindNavigate,
} from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ScreenTracking } from '../analytics/screen-tracking';
import { DeferredMountPoint } from '../deferred/deferred-mount-point';
import { HomePage } from '../home/home-page';
import { ErrorPage } from '../errors/error-page';
import { PartBoundary } from '../errors/part-boundary';
import { OfflineNotice } from '../errors/offline-notice';
import { RetryNotice } from '../errors/retry-notice';
import { reloadPage } from '../errors/ways-out';
import { RemoteFailed, RemoteOutlet } from '../remotes/remote-outlet';
import { InstallBannerPlace } from '../promotion/install-banner-place';
import { MarketingPlace } from '../promotion/marketing-place';
import type { Registry } from '../registry/registry';
import { useRegistry } from '../registry/registry-in-use';
import { pressedLink } from '../remotes/pressed-link';
import { StylePage } from '../style/style-page';
import { UpdatePlace } from '../update/update-place';
import { AppBar } from './app-bar';
import { AppColumn } from './app-column';
import { CapabilityGate } from './capability-gate';
import { PageTitle } from '../page-title';
import { redirectOf } from './guard';
import { routeOfPath, type OwnedRoute } from '../registry/route-of-path';
import { MAIN, SkipLink } from './skip-link';
import { TabBar } from './tab-bar';
import { usePageTop } from './use-page-top';

/** Unknown route: a bar with a back button and the not-found page. */
const UNKNOWN: OwnedRoute = {
  entry: { path: '*', access: 'public', layout: 'default', bar: { left: 'back', title: '안내' } },
  remote: undefined,
};

const BESIDE = (
  <PartBoundary>
    <MarketingPlace />
  </PartBoundary>
);

/** Layout around a page, rendered from the route tables before the page itself has loaded. */
export const AppFrame = ({ registry: first }: { registry: Registry }) => {
  const registry = useRegistry(first);
  useBindNavigate();
  usePageTop();
  const { pathname, search } = useLocation();
  const session = useAtomValue(sessionAtom);
  const errorPage = useAtomValue(errorPageAtom);
  const isObsolete = useAtomValue(isAppObsoleteAtom);
  const route = routeOfPath(registry, pathname) ?? UNKNOWN;
  const prefetch = useCallback(
    // Loaded on the first press.
    async (path: string, query = '') =>
      (await import('../remotes/prefetch-route')).prefetchRoute(registry, path, query),
    [registry],
  );
  useEffect(() => {
    let last: string | undefined;
    const intend = (event: Event): void => {
      const place = pressedLink(event);
      const address = place && place.pathname + place.search;
      // A mouse that moves within a link fires `pointerover` again and again.
      const isKnown = event.type === 'pointerover' && address === last;
      last = address;
      if (place !== undefined && !isKnown) prefetch(place.pathname, place.search).catch(() => undefined);
    };
    addEventListener('pointerdown', intend);
    addEventListener('pointerover', intend);
    return () => {
      removeEventListener('pointerdown', intend);
      removeEventListener('pointerover', intend);
    };
  }, [prefetch]);

  if (isObsolete) return <UpdateFrame />;
  if (errorPage !== undefined) return <ErrorFrame status={errorPage.status} />;
  const redirect = redirectOf(route.entry.access, session, pathname + search, mustSeeEntryPage());
  if (redirect !== undefined) return <Navigate to={redirect} replace />;
  return (
    <AppColumn layout={route.entry.layout} beside={BESIDE}>
      <SkipLink />
      {route.entry.layout === 'home' && (
        <PartBoundary>
          <InstallBannerPlace />
        </PartBoundary>
      )}
      {route.entry.bar && <AppBar bar={route.entry.bar} />}
      <PageTitle entry={route.entry} />
      <Main {...MAIN}>
        <PartBoundary>
          <OfflineNotice hasBar={route.entry.bar !== null} />
        </PartBoundary>
        <PartBoundary>
          <RetryNotice hasBar={route.entry.bar !== null} />
        </PartBoundary>
        <RoutePage route={route} isRegistryEmpty={registry.length === 0} />
      </Main>
      {route.entry.layout === 'home' && <TabBar onIntent={(path) => void prefetch(path).catch(() => undefined)} />}
      <PartBoundary>
        <ScreenTracking pattern={route.entry.path} />
      </PartBoundary>
      <PartBoundary>
        <DeferredMountPoint registry={registry} />
      </PartBoundary>
      <PopupHost />
    </AppColumn>
  );
};

/** Layout of errors: no bars, only the page's own actions. */
const ErrorFrame = ({ status }: { status: number }) => (
  <AppColumn layout="error" beside={BESIDE}>
    <Main>
      <PartBoundary>
        <OfflineNotice hasBar={false} />
      </PartBoundary>
      <ErrorPage status={status} />
    </Main>
    <PopupHost />
  </AppColumn>
);

/** Layout of an outdated app: no page and no bars, only the update. */
const UpdateFrame = () => (
  <AppColumn layout="error" beside={BESIDE}>
    <Main>
      <UpdatePlace />
    </Main>
    <PopupHost />
  </AppColumn>
);

interface RoutePageProps {
  readonly route: OwnedRoute;
  /** No readable registry, so the owner of the path is unknown. */
  readonly isRegistryEmpty: boolean;
}

const RoutePage = ({ route: { entry, remote }, isRegistryEmpty }: RoutePageProps) => {
  if (remote !== undefined)
    return (
      <CapabilityGate needs={entry.needs}>
        <RemoteOutlet key={remote.name} remote={remote} />
      </CapabilityGate>
    );
  switch (entry.path) {
    case '/':
      return <HomePage />;
    case '/Style':
      return <StylePage />;
    default:
      return isRegistryEmpty ? <RemoteFailed onRetry={reloadPage} /> : <ErrorPage status={404} isBelowBar />;
  }
};

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
`;
