import {
  cardDaysText,
  cardPriceText,
  endpoints,
  formatDistance,
  FROM_DEFAULT_POSITION,
  type ShopCard,
  type ShopGroups,
} from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { useAddress, useNow, useRemote } from '@dongne/platform';
import { ErrorState, ListRow, Rating, Section, ShopFace, SkeletonGroup, SkeletonRows, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { RESERVED_REM } from './reserved-heights';

const SHOWN = 3;

const Place = styled.div`
  min-height: ${RESERVED_REM.nearbyShops}rem;
`;

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
        <Place>
          <SkeletonGroup>
            <SkeletonRows rows={SHOWN} />
          </SkeletonGroup>
        </Place>
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
      <ul>
        {shops.map((shop) => (
          <li key={shop.id}>
            <ListRow
              as={Link}
              to={laundryPaths.detail(shop.id)}
              leading={<ShopFace id={shop.id} picture={shop.profilePicture} size={64} />}
              title={shop.laundryName}
              description={<Facts shop={shop} />}
            />
          </li>
        ))}
      </ul>
    )}
  </Section>
);

/** Reviews and distance, price and the days of a first order. */
const Facts = ({ shop }: { shop: ShopCard }) => {
  const days = cardDaysText(shop, useNow());
  return (
    <>
      <Line>
        {shop.reviewCount > 0 ? <Rating value={shop.rating} count={shop.reviewCount} /> : '리뷰 없음'}
        {shop.distance !== null && <span>{formatDistance(shop.distance)}</span>}
        <span>{cardPriceText(shop)}</span>
      </Line>
      {days !== null && <Days>{days}</Days>}
    </>
  );
};

const nearest = ({ firstList, secondList, thirdList }: ShopGroups): readonly ShopCard[] =>
  [...firstList, ...secondList, ...thirdList]
    .sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity))
    .slice(0, SHOWN);

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[2]};
`;

const Days = styled.span`
  display: block;
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme }) => theme.color.text.brand};
`;
