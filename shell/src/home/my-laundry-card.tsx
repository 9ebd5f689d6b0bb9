import { formatDistance, noPickupReason, type MyLaundry } from '@dongne/contract';
import { applicatePaths, laundryPaths } from '@dongne/contract/paths';
import { useCapabilities } from '@dongne/platform';
import { Badge, Button, Card, ListRow, Notice, ShopFace, Stack } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pauseTimeOf } from './my-laundry-pause';
import { useRelease } from './use-release';

interface MyLaundryCardProps {
  readonly shop: MyLaundry;
  /** Shop of the daily programme. */
  readonly isDaily?: boolean;
}

/** Card of a registered shop: new request, its pause, and releasing it. */
export const MyLaundryCard = ({ shop, isDaily = false }: MyLaundryCardProps) => {
  const { release, isReleasing } = useRelease(shop);
  const isTaking = noPickupReason(shop) === undefined;
  return (
    <Card>
      <ListRow
        as={Link}
        to={laundryPaths.detail(shop.id)}
        leading={<ShopFace id={shop.id} picture={shop.profilePicture} size={48} />}
        title={shop.name}
        description={shop.location === null ? undefined : formatDistance(shop.location)}
        trailing={<ShopBadge isDaily={isDaily} hasMembershipService={shop.hasMembershipService} />}
      />
      <Stack $gap={3}>
        <Refusal shop={shop} />
        <Stack $direction="row" $gap={2}>
          {isTaking ? (
            <Button as={Link} to={applicatePaths.form(shop.id)} size="medium" tone="secondary" fullWidth>
              수거 신청하기
            </Button>
          ) : (
            <Button as={Link} to={laundryPaths.list()} size="medium" tone="secondary" fullWidth>
              다른 세탁소 보기
            </Button>
          )}
          <Release
            size="medium"
            tone="ghost"
            pending={isReleasing}
            aria-label={`${shop.name} 내 세탁소 해제`}
            onClick={release}
          >
            해제
          </Release>
        </Stack>
      </Stack>
    </Card>
  );
};

const ShopBadge = ({ isDaily, hasMembershipService }: { isDaily: boolean; hasMembershipService: boolean }) => {
  const { can } = useCapabilities();
  if (isDaily) return <Badge tone="success">매일새옷</Badge>;
  return hasMembershipService && can.membership ? <Badge tone="brand">멤버십 할인</Badge> : null;
};

/** Reason why the shop takes no order now; nothing while it does. */
const Refusal = ({ shop }: { shop: MyLaundry }) => {
  switch (noPickupReason(shop)) {
    case 'paused':
      return (
        <Notice tone="warning">
          <p>{pauseTimeOf(shop)}</p>
          {shop.reasonForPause !== null && <p>{shop.reasonForPause}</p>}
        </Notice>
      );
    case 'closedForRequests':
      return <Notice>지금은 새 신청을 받지 않아요</Notice>;
    case 'visitOnly':
      return <Notice>직접 방문하는 세탁소예요</Notice>;
    case 'outOfArea':
    case undefined:
      return null;
  }
};

const Release = styled(Button)`
  flex: none;
`;
