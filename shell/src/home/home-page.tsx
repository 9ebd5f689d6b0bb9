import { BRAND } from '@dongne/contract';
import { isBagOrdered, sessionAtom, useCapabilities, useIsHydrated } from '@dongne/platform';
import { ErrorState, PageBody, VisuallyHidden } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useProcessingRequests } from './use-is-in-use';
import { HomeOverlays } from './home-overlays';
import type { HomeBelowProps } from './home-below';
import { HomeFooter } from './home-footer';
import { HomeHeader } from './home-header';
import { HomeHero } from './home-hero';
import { HomeMemberSkeleton } from './home-member-skeleton';
import { HomeMyLaundryEmpty } from './home-my-laundry-empty';
import { HomeShortcuts } from './home-shortcuts';
import { NearView } from './near-view';
import { RESERVED_REM } from './reserved-heights';
import { isNewcomer, useMain } from './use-main';
import { PageMounted } from '../first-view';
import { PartBoundary } from '../errors/part-boundary';
import { reloadPage } from '../errors/ways-out';
import { lazyPart } from '../lazy-part';

/** Home: service address, requests in progress, and one action, finding a shop. */
export const HomePage = () => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  return (
    <>
      <VisuallyHidden as="h1">{BRAND.name}</VisuallyHidden>
      <HomeHeader />
      <PartBoundary>
        <Notice />
      </PartBoundary>
      <PageBody>
        <Parts>{isMember ? <MemberParts /> : <VisitorParts />}</Parts>
      </PageBody>
      <HomeFooter />
      <PartBoundary>
        <HomeOverlays />
      </PartBoundary>
      <PartBoundary>
        <PullPlace />
      </PartBoundary>
    </>
  );
};

// Without it, the browser's own reload remains.
const PullToRefresh = lazyPart(() => import('./pull-to-refresh').then((m) => m.PullToRefresh));

/** Separate component: its change after hydration must not render the page around it again (ADR 0069). */
const PullPlace = () => {
  const isTouch = useIsHydrated() && 'ontouchstart' in window;
  return (
    isTouch && (
      <Suspense>
        <PullToRefresh />
      </Suspense>
    )
  );
};

const BagOrderedNotice = lazyPart(() => import('./bag-ordered-notice').then((m) => m.BagOrderedNotice));

const Notice = () => {
  const { state } = useLocation();
  const [isShown, setShown] = useState(() => isBagOrdered(state));
  return (
    isShown && (
      <Suspense>
        <BagOrderedNotice onEnd={() => setShown(false)} />
      </Suspense>
    )
  );
};

// Visitors do not load it.
const HomeMember = lazyPart(
  () => import('./home-member').then((m) => m.HomeMember),
  () => <ErrorState message="내 세탁소를 불러오지 못했어요" onRetry={reloadPage} />,
);

const MemberParts = () => {
  // Requested here and not in the parts that show them, because those are still loading.
  const main = useMain();
  const requests = useProcessingRequests();
  const { state, can } = useCapabilities();
  const isKnown = main.state !== 'loading' && requests.state !== 'loading' && state !== 'loading';
  // Stays true: a later retry must not remove what is shown.
  const [isShown, setShown] = useState(false);
  if (isKnown && !isShown) setShown(true);
  return (
    <Suspense fallback={<HomeMemberSkeleton />}>
      {isShown ? (
        <>
          <HomeMember main={main} requests={requests} can={can} />
          <BelowTheFold main={main} can={can} />
          <PageMounted />
        </>
      ) : (
        <HomeMemberSkeleton />
      )}
    </Suspense>
  );
};

/** Visitor's part: known before any response, so that nothing waits or moves. */
const VisitorParts = () => {
  const main = useMain();
  const { can } = useCapabilities();
  return (
    <>
      <HomeHero isForVisitor />
      {main.state === 'failed' && (
        <ErrorState message="데이터를 불러오지 못했어요" onRetry={main.retry} picture={null} />
      )}
      <HomeMyLaundryEmpty />
      <HomeShortcuts isMembershipShown isBasic />
      <BelowTheFold main={main} can={can} />
      <PageMounted />
    </>
  );
};

const HomeBelow = lazyPart(() => import('./home-below').then((m) => m.HomeBelow));

const BelowTheFold = (props: HomeBelowProps) => (
  <NearView place={<PlaceBelow $isIntroduced={isNewcomer(props.main)} $hasEvents={props.can.advertising} />}>
    <HomeBelow {...props} />
  </NearView>
);

/** Reserves the height of three shops and, where they are shown, of the introduction and of a row of events. */
const PlaceBelow = styled.div<{ $isIntroduced: boolean; $hasEvents: boolean }>`
  min-height: ${({ $isIntroduced, $hasEvents }) =>
    RESERVED_REM.nearbyShops +
    ($isIntroduced ? RESERVED_REM.introduction : 0) +
    ($hasEvents ? RESERVED_REM.events : 0)}rem;
`;

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding-top: ${({ theme }) => theme.space[2]};
`;
