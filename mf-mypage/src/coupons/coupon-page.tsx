import { endpoints, type CouponList } from '@dongne/contract';
import { contentPaths } from '@dongne/contract/paths';
import { useCapabilities, useRemote, type RemoteData } from '@dongne/platform';
import {
  Button,
  EmptyBoxPicture,
  EmptyState,
  ErrorState,
  PageBody,
  Skeleton,
  SkeletonGroup,
  Stack,
  Tabs,
} from '@dongne/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CouponCard } from './coupon-card';
import { CouponCodeForm } from './coupon-code-form';

/** 쿠폰: usable and past coupons. */
export const CouponPage = () => {
  const coupons = useRemote(endpoints.coupons);
  const { can } = useCapabilities();
  return (
    <PageBody>
      {can.coupons && <CouponCodeForm />}
      {couponContent(coupons)}
    </PageBody>
  );
};

const couponContent = (coupons: RemoteData<CouponList>) => {
  switch (coupons.state) {
    case 'loading':
      return <CouponSkeleton />;
    case 'failed':
      return <ErrorState message="쿠폰을 불러오지 못했어요" text={coupons.error.sentence} onRetry={coupons.retry} />;
    case 'ready':
      return <CouponTabs coupons={coupons.value.items} />;
  }
};

type CouponTab = 'usable' | 'past';

/** Empty states: the usable tab links to coupons. Programmes without coupons have no link to this page. */
const NOTHING: Record<CouponTab, ReactNode> = {
  usable: (
    <EmptyState
      picture={<EmptyBoxPicture />}
      title="사용할 수 있는 쿠폰이 없어요"
      text="쿠폰을 드리는 이벤트에 참여하거나 코드를 등록하면 여기에 담겨요."
      action={
        <Button as={Link} to={contentPaths.events()} size="small" tone="secondary">
          이벤트 보기
        </Button>
      }
    />
  ),
  past: <EmptyState picture={<EmptyBoxPicture />} title="지난 쿠폰이 없어요" />,
};

const CouponTabs = ({ coupons }: { coupons: CouponList['items'] }) => {
  const [tab, setTab] = useState<CouponTab>('usable');
  const shown = coupons.filter(({ state }) => (state === 'usable') === (tab === 'usable'));
  return (
    <Tabs
      label="쿠폰"
      sticky
      tabs={[
        { value: 'usable', label: '사용 가능' },
        { value: 'past', label: '사용 완료·만료' },
      ]}
      value={tab}
      onChange={setTab}
    >
      {shown.length === 0 ? (
        NOTHING[tab]
      ) : (
        <Coupons>
          {shown.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard coupon={coupon} />
            </li>
          ))}
        </Coupons>
      )}
    </Tabs>
  );
};

const CouponSkeleton = () => (
  <SkeletonGroup>
    <Stack $gap={4}>
      <Skeleton height="48px" />
      <Skeleton height="124px" />
      <Skeleton height="124px" />
    </Stack>
  </SkeletonGroup>
);

const Coupons = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  padding-top: ${({ theme }) => theme.space[5]};
`;
