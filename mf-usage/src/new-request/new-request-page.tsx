import { endpoints, noPickupReason } from '@dongne/contract';
import { applicatePaths, laundryPaths } from '@dongne/contract/paths';
import { idOf } from '@dongne/pages';
import { useAppBar, useRemote } from '@dongne/platform';
import { Button, EmptyState, LaundryBasketPicture, PageBody } from '@dongne/ui';
import { useCallback } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../common/load-failed';
import { PageLoading } from '../common/page-loading';
import { useMendStep } from '../mend/mend-paths';
import { NewRequestForm } from './new-request-form';
import { ShopCannotTake } from './shop-cannot-take';

/** `/applicate?laundryId=`: orders a pickup from one shop. */
export const NewRequestPage = () => {
  const navigate = useNavigate();
  const openGuide = useCallback(() => void navigate(applicatePaths.guide()), [navigate]);
  const isForm = useMendStep() === undefined;
  useAppBar({ right: isForm ? { label: '이용 안내', onPress: openGuide } : undefined });

  const [query] = useSearchParams();
  const laundryId = idOf(query.get('laundryId'));
  return laundryId === undefined ? <NoShopYet /> : <RequestOfShop laundryId={laundryId} />;
};

const RequestOfShop = ({ laundryId }: { laundryId: number }) => {
  // Always refetches: whether the shop accepts requests and covers the address may have just changed.
  const shop = useRemote(endpoints.shopDetail, { id: laundryId }, { staleTime: 0 });
  switch (shop.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return shop.error.code === 'NOT_FOUND' ? (
        <NoShopYet />
      ) : (
        <LoadFailed error={shop.error} onRetry={shop.retry} missing="찾는 세탁소가 없어요" />
      );
    case 'ready': {
      const reason = noPickupReason(shop.value);
      return reason === undefined ? (
        <NewRequestForm key={laundryId} shop={shop.value} />
      ) : (
        <ShopCannotTake shop={shop.value} reason={reason} />
      );
    }
  }
};

/** State of a link without a shop or with a deleted one. */
const NoShopYet = () => (
  <PageBody>
    <EmptyState
      picture={<LaundryBasketPicture />}
      title="세탁소를 먼저 골라 주세요"
      text="수거하러 올 세탁소를 고르면 바로 신청할 수 있어요."
      action={
        <Button as={Link} to={laundryPaths.list()} size="medium">
          주변 세탁소 찾기
        </Button>
      }
    />
  </PageBody>
);
