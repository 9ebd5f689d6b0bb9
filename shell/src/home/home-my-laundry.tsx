import { formatDistance, type MyLaundry } from '@dongne/contract';
import { paths } from '@dongne/platform';
import {
  Badge,
  Button,
  Card,
  ErrorState,
  ListRow,
  Section,
  ShopPicture,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@dongne/ui';
import { Link } from 'react-router-dom';
import { useMain } from './use-main';

/** The registered shops, each one tap from a new request. */
export const HomeMyLaundry = () => {
  const main = useMain();
  switch (main.state) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Skeleton height="96px" />
        </SkeletonGroup>
      );
    case 'failed':
      return <ErrorState message="데이터를 불러오지 못했어요" onRetry={main.retry} picture={null} />;
    case 'ready': {
      const { myLaundry, myDailyLaundry } = main.value;
      const shops = [myLaundry, myDailyLaundry].filter((shop) => shop !== null);
      return (
        <Section title="내 세탁소">
          {shops.length === 0 ? <NoLaundry /> : shops.map((shop) => <Registered key={shop.id} shop={shop} />)}
        </Section>
      );
    }
  }
};

const NoLaundry = () => (
  <Card tone="sunken">
    <Text>마음에 드는 세탁소를 등록하면 여기에서 바로 수거를 신청할 수 있어요.</Text>
  </Card>
);

const Registered = ({ shop }: { shop: MyLaundry }) => (
  <Card>
    <ListRow
      as={Link}
      to={paths.laundry.detail(shop.id)}
      leading={<ShopPicture seed={shop.id} size={48} />}
      title={shop.name}
      description={descriptionOf(shop)}
      trailing={shop.hasMembershipService ? <Badge tone="brand">멤버십 할인</Badge> : undefined}
    />
    {shop.canNewRequest === 1 && (
      <Stack>
        <Button as={Link} to={paths.applicate.form(shop.id)} size="medium" tone="secondary" fullWidth>
          수거 신청하기
        </Button>
      </Stack>
    )}
  </Card>
);

const descriptionOf = ({ canPause, reasonForPause, location }: MyLaundry): string => {
  if (canPause === 1) return reasonForPause ?? '잠시 쉬고 있어요';
  return location === null ? '' : formatDistance(location);
};
