import { endpoints, formatDistance, FROM_DEFAULT_POSITION, type ShopCard, type ShopGroups } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { useAddress, useRemote } from '@dongne/platform';
import { ErrorState, ListRow, Rating, Section, ShopPicture, SkeletonGroup, SkeletonRows, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const SHOWN = 3;

/** Three nearest shops that deliver, as a preview of the list. */
export const HomeNearbyShops = () => {
  const address = useAddress();
  const position =
    address.state === 'ready' ? { latitude: address.value.latitude, longitude: address.value.longitude } : undefined;
  const groups = useRemote(
    endpoints.shopList,
    { sort: 'Distance', isUngrouped: true, ...position },
    { enabled: position !== undefined },
  );
  switch (groups.state) {
    case 'loading':
      return (
        <SkeletonGroup>
          <SkeletonRows rows={SHOWN} />
        </SkeletonGroup>
      );
    case 'failed':
      return <ErrorState message="주변 세탁소를 불러오지 못했어요" onRetry={groups.retry} picture={null} />;
    case 'ready':
      return (
        <NearbyShops
          shops={nearest(groups.value)}
          isElsewhere={address.state === 'ready' && address.value.label === undefined}
        />
      );
  }
};

const NearbyShops = ({ shops, isElsewhere }: { shops: readonly ShopCard[]; isElsewhere: boolean }) => (
  <Section title="가까운 세탁소" description={isElsewhere ? FROM_DEFAULT_POSITION : undefined}>
    {shops.length === 0 ? (
      <Text>이 주소로 수거·배송하는 세탁소가 아직 없어요.</Text>
    ) : (
      <List>
        {shops.map(({ id, laundryName, distance, rating, reviewCount }) => (
          <li key={id}>
            <ListRow
              as={Link}
              to={laundryPaths.detail(id)}
              leading={<ShopPicture seed={id} size={48} />}
              title={laundryName}
              description={distance === null ? undefined : formatDistance(distance)}
              trailing={<Rating value={rating} count={reviewCount} />}
            />
          </li>
        ))}
      </List>
    )}
  </Section>
);

const nearest = ({ firstList, secondList, thirdList }: ShopGroups): readonly ShopCard[] =>
  [...firstList, ...secondList, ...thirdList]
    .sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity))
    .slice(0, SHOWN);

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
