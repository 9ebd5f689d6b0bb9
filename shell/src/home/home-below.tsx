import type { MainView } from '@dongne/contract';
import type { CapabilityTable, RemoteData } from '@dongne/platform';
import { Stack } from '@dongne/ui';
import { Suspense } from 'react';
import { HomeEstimate } from './home-estimate';
import { HomeEvents } from './home-events';
import { HomeHowItWorks } from './home-how-it-works';
import { HomeNearbyShops } from './home-nearby-shops';
import { isNewcomer } from './use-main';
import { lazyPart } from '../lazy-part';

export interface HomeBelowProps {
  readonly main: RemoteData<MainView>;
  readonly can: CapabilityTable;
}

// Rarely enabled, so loaded on demand.
const HomePromotions = lazyPart(() => import('./home-promotions').then((m) => m.HomePromotions));

const hasPromotion = ({ bleepy, bleepyOx }: MainView): boolean => bleepy || bleepyOx;

/** Part below the fold: shops nearby and the operators' banners and events. */
export const HomeBelow = ({ main, can }: HomeBelowProps) => (
  <Stack $gap={2}>
    <HomeNearbyShops />
    {isNewcomer(main) && (
      <>
        <HomeEstimate />
        <HomeHowItWorks />
      </>
    )}
    {can.advertising && (
      <>
        <HomeEvents />
        {main.state === 'ready' && hasPromotion(main.value) && (
          <Suspense>
            <HomePromotions main={main.value} />
          </Suspense>
        )}
      </>
    )}
  </Stack>
);
