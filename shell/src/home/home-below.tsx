import type { MainView } from '@dongne/contract';
import type { CapabilityTable, RemoteData } from '@dongne/platform';
import { Stack } from '@dongne/ui';
import { HomeEvents } from './home-events';
import { HomeNearbyShops } from './home-nearby-shops';
import { HomePromotions } from './home-promotions';

export interface HomeBelowProps {
  readonly main: RemoteData<MainView>;
  readonly can: CapabilityTable;
}

/** What one scrolls to: shops near by, and what the operators have to tell. */
export const HomeBelow = ({ main, can }: HomeBelowProps) => (
  <Stack $gap={6}>
    <HomeNearbyShops />
    {can.advertising && (
      <>
        {main.state === 'ready' && <HomePromotions main={main.value} />}
        <HomeEvents />
      </>
    )}
  </Stack>
);
