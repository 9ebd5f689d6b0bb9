import {
  errorPageAtom,
  isAppObsoleteAtom,
  mustSeeEntryPage,
  PopupHost,
  sessionAtom,
  useBindNavigate,
} from '@dongne/platform';
import { useAtomValue } from 'jotai';
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
import { usePrefetchOnPress } from '../remotes/use-prefetch-on-press';
import { InstallBannerPlace } from '../promotion/install-banner-place';
import { MarketingPlace } from '../promotion/marketing-place';
import type { Registry } from '../registry/registry';
import { useRegistry } from '../registry/registry-in-use';
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
  usePrefetchOnPress(registry);

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
      {route.entry.layout === 'home' && <TabBar />}
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
