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
import { useMain } from './use-main';
import { PageMounted } from '../first-view';
import { PartBoundary } from '../errors/part-boundary';
import { reloadPage } from '../errors/ways-out';
import { lazyPart } from '../lazy-part';

/** Home: where am I served, what is under way, and one action – find a shop. */
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

// Without it there is still the browser's own way to load the page again.
const PullToRefresh = lazyPart(() => import('./pull-to-refresh').then((m) => m.PullToRefresh));

/** Apart: what changes once the browser draws must not draw the page around it again (ADR 0069). */
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

// A visitor's first load needs nothing of it.
const HomeMember = lazyPart(
  () => import('./home-member').then((m) => m.HomeMember),
  () => <ErrorState message="내 세탁소를 불러오지 못했어요" onRetry={reloadPage} />,
);

const MemberParts = () => {
  // All asked here, not in the parts that show it: while those are still on their way.
  const main = useMain();
  const requests = useProcessingRequests();
  const { state, can } = useCapabilities();
  const isKnown = main.state !== 'loading' && requests.state !== 'loading' && state !== 'loading';
  // A later try of one of them is no reason to take everything away again.
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

/** What a visitor sees is known before any answer: nothing waits, nothing moves. */
const VisitorParts = () => {
  const main = useMain();
  const { can } = useCapabilities();
  return (
    <>
      <HomeHero />
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
  <NearView place={<PlaceBelow $hasEvents={props.can.advertising} />}>
    <HomeBelow {...props} />
  </NearView>
);

/** Three shops with their heading, and where they may be shown a row of events with theirs. */
const PlaceBelow = styled.div<{ $hasEvents: boolean }>`
  min-height: ${({ $hasEvents }) => ($hasEvents ? '38rem' : '19rem')};
`;

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  padding: ${({ theme }) => theme.space[2]} 0 ${({ theme }) => theme.space[8]};
`;
