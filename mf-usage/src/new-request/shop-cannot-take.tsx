import { formatDay, type NoPickupReason, type ShopDetail } from '@dongne/contract';
import { addressPaths, laundryPaths } from '@dongne/contract/paths';
import { useCapabilities } from '@dongne/platform';
import { Button, EmptyState, PageBody, ShopFace, Stack } from '@dongne/ui';
import { Link, useLocation } from 'react-router-dom';

interface ShopCannotTakeProps {
  readonly shop: ShopDetail;
  readonly reason: NoPickupReason;
}

const pauseText = ({ reasonForPause, pauseEndDate }: ShopDetail): string =>
  [reasonForPause, pauseEndDate === null ? null : `${formatDay(pauseEndDate)}까지 쉬어요.`].filter(Boolean).join('\n');

const copyOf = (shop: ShopDetail, reason: NoPickupReason): { title: string; text: string } => {
  switch (reason) {
    case 'paused':
      return { title: '지금은 쉬고 있는 세탁소예요', text: pauseText(shop) };
    case 'closedForRequests':
      return { title: '지금은 새 신청을 받지 않아요', text: '다른 세탁소에 맡기거나 나중에 다시 찾아 주세요.' };
    case 'visitOnly':
      return { title: '직접 방문해야 하는 세탁소예요', text: '수거와 배송을 해 주는 다른 세탁소를 찾아보세요.' };
    case 'outOfArea':
      return {
        title: '이 주소에는 수거하러 오지 않아요',
        text: '다른 세탁소를 찾거나 수거할 주소를 바꿔 주세요.',
      };
  }
};

/** State of a shop that accepts no requests: the reason and alternatives. */
export const ShopCannotTake = ({ shop, reason }: ShopCannotTakeProps) => {
  const { can } = useCapabilities();
  const { pathname, search } = useLocation();
  const { title, text } = copyOf(shop, reason);
  return (
    <PageBody>
      <EmptyState
        picture={<ShopFace id={shop.id} picture={shop.profilePicture} size={96} />}
        title={title}
        text={`${shop.laundryName}\n${text}`}
        action={
          <Stack $gap={2}>
            <Button as={Link} to={laundryPaths.list()} size="medium">
              다른 세탁소 보기
            </Button>
            {reason === 'outOfArea' && can.addressChange && (
              <Button as={Link} to={addressPaths.member(pathname + search)} size="medium" tone="ghost">
                주소 변경
              </Button>
            )}
          </Stack>
        }
      />
    </PageBody>
  );
};
