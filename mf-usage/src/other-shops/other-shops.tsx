import {
  announcedParam,
  endpoints,
  formatDay,
  formatDistance,
  formatTimeRange,
  type AlternativeShop,
  type RequestDetail,
} from '@dongne/contract';
import { applicatePaths, laundryPaths } from '@dongne/contract/paths';
import { useRemote } from '@dongne/platform';
import { Button, Card, ErrorState, Rating, Section, Skeleton, SkeletonGroup, Stack, Text } from '@dongne/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { REQUEST_QUERY_OPTIONS } from '../common/request-query-options';

/** Whether to offer other shops: the request's own shop did not come. */
export const wantsOtherShops = ({ originalStatus, allowedActions }: RequestDetail): boolean =>
  (originalStatus === 'Denied' || originalStatus === 'Cancelled') && allowedActions.includes('seeOtherShops');

/** Shops that can take the request instead, with their earliest slot. Renders nothing without one. */
export const OtherShops = ({ request }: { request: RequestDetail }) => {
  const shops = useRemote(endpoints.otherShops, { id: request.applicationId }, REQUEST_QUERY_OPTIONS);
  switch (shops.state) {
    case 'loading':
      return (
        <SkeletonGroup label="다른 세탁소를 찾는 중이에요">
          <Skeleton height="120px" />
        </SkeletonGroup>
      );
    case 'failed':
      return <ErrorState message="다른 세탁소를 불러오지 못했어요" onRetry={shops.retry} />;
    case 'ready':
      return <Offered shops={shops.value} items={request.announcedItems} />;
  }
};

/** @param items the counted pieces, passed on so that they need not be counted again. */
const Offered = ({ shops, items }: { shops: readonly AlternativeShop[]; items: RequestDetail['announcedItems'] }) => {
  const [first] = shops;
  if (first === undefined) return null;
  return (
    <Section
      title={first.isSameTime ? '같은 시간에 수거할 수 있는 세탁소' : '가장 빨리 수거할 수 있는 세탁소'}
      description={`${formatDay(first.startsAt)} ${formatTimeRange(first.startsAt, first.endsAt)}에 수거할 수 있어요`}
    >
      <Stack as="ul" $gap={3}>
        {shops.map((each) => (
          <OtherShop key={each.shop.id} offered={each} items={items} />
        ))}
      </Stack>
    </Section>
  );
};

interface OtherShopProps {
  readonly offered: AlternativeShop;
  readonly items: RequestDetail['announcedItems'];
}

const OtherShop = ({ offered: { shop, startsAt, isSameTime }, items }: OtherShopProps) => {
  const id = useId();
  return (
    <Card as="li">
      <Line>
        <ShopName id={id} to={laundryPaths.detail(shop.id)}>
          {shop.laundryName}
        </ShopName>
        <Text as="span" $type="label" $color="tertiary">
          {shop.distance !== null && formatDistance(shop.distance)}
        </Text>
        {shop.reviewCount > 0 && <Rating value={shop.rating} />}
      </Line>
      <Button
        as={Link}
        to={applicatePaths.form(shop.id, { slot: startsAt, items: announcedParam(items) })}
        size="small"
        tone="secondary"
        fullWidth
        aria-describedby={id}
      >
        {isSameTime ? '같은 시간에 신청하기' : '이 시간에 신청하기'}
      </Button>
    </Card>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[3]};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${({ theme }) => theme.space[3]};
`;

const ShopName = styled(Link)`
  ${({ theme }) => theme.type.title3}
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
`;
