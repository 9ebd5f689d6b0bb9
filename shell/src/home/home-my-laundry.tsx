import type { MainView } from '@dongne/contract';
import { Section, Stack } from '@dongne/ui';
import { HomeMyLaundryEmpty } from './home-my-laundry-empty';
import { MyLaundryCard } from './my-laundry-card';

/** Registered shops, my laundry and my daily laundry, each one tap from a new request. */
export const HomeMyLaundry = ({ main: { myLaundry, myDailyLaundry } }: { main: MainView }) => {
  if (myLaundry === null && myDailyLaundry === null) return <HomeMyLaundryEmpty />;
  return (
    <div data-tutorial="my-laundry">
      <Section title="내 세탁소">
        <Stack $gap={3}>
          {myLaundry !== null && <MyLaundryCard shop={myLaundry} />}
          {myDailyLaundry !== null && <MyLaundryCard shop={myDailyLaundry} isDaily />}
        </Stack>
      </Section>
    </div>
  );
};
