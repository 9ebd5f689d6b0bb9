import { BRAND } from '@dongne/contract';
import { PageBody, VisuallyHidden } from '@dongne/ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { useIsInUse } from '../frame/use-is-in-use';
import { HomeFooter } from './home-footer';
import { HomeHeader } from './home-header';
import { HomeHero } from './home-hero';
import { HomeMyLaundry } from './home-my-laundry';
import { HomeNearbyShops } from './home-nearby-shops';
import { HomeShortcuts } from './home-shortcuts';

/** Home: where am I served, what is under way, and one action – find a shop. */
export const HomePage = () => (
  <>
    <VisuallyHidden as="h1">{BRAND.name}</VisuallyHidden>
    <HomeHeader />
    <PageBody>
      <Parts>
        <RunningRequest />
        <HomeHero />
        <HomeMyLaundry />
        <HomeShortcuts />
        <HomeNearbyShops />
      </Parts>
    </PageBody>
    <HomeFooter />
  </>
);

// Its date formatting is not worth a visitor's first load.
const HomeRunningRequest = lazy(() =>
  import('./home-running-request').then(({ HomeRunningRequest: component }) => ({ default: component })),
);

const RunningRequest = () =>
  useIsInUse() && (
    <Suspense>
      <HomeRunningRequest />
    </Suspense>
  );

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  padding: ${({ theme }) => theme.space[2]} 0 ${({ theme }) => theme.space[8]};
`;
