import type { MainView, ProcessingRequest } from '@dongne/contract';
import { usePaysWithVouchers } from '@dongne/pages';
import { popups, type CapabilityTable, type RemoteData } from '@dongne/platform';
import { ErrorState, Skeleton, SkeletonGroup } from '@dongne/ui';
import { useEffect } from 'react';
import { HomeConsents } from './home-consents';
import { HomeMyLaundry } from './home-my-laundry';
import { HomeNeeds } from './home-needs';
import { HomeShortcuts } from './home-shortcuts';
import { HomeVoucher } from './home-voucher';

interface HomeMemberProps {
  readonly main: RemoteData<MainView>;
  readonly requests: RemoteData<readonly ProcessingRequest[]>;
  readonly can: CapabilityTable;
}

/** Member's part of Home, rendered once everything that affects its height is known: avoids layout shifts. */
export const HomeMember = ({ main, requests, can }: HomeMemberProps) => {
  const paysWithVouchers = usePaysWithVouchers();
  const hasFailed = main.state === 'failed';
  // Product specification §8: a failed main view is shown in a toast.
  useEffect(() => {
    if (hasFailed) popups.toast('데이터를 불러오지 못했어요', { tone: 'error' });
  }, [hasFailed]);

  return (
    <>
      <HomeNeeds main={main} requests={requests} />
      {paysWithVouchers && <HomeVoucher />}
      <MyLaundryPlace main={main} />
      <HomeShortcuts
        isMembershipShown={can.membership}
        hasMembership={main.state === 'ready' && main.value.userStatus === 'Membership'}
        isBasic={main.state === 'ready' && main.value.basicUserInfo}
      />
      <HomeConsents />
    </>
  );
};

const MyLaundryPlace = ({ main }: { main: RemoteData<MainView> }) => {
  switch (main.state) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Skeleton height="154px" />
        </SkeletonGroup>
      );
    case 'failed':
      return <ErrorState message="내 세탁소를 불러오지 못했어요" onRetry={main.retry} picture={null} />;
    case 'ready':
      return <HomeMyLaundry main={main.value} />;
  }
};
