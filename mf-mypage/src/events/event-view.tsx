import { endpoints, formatWon, type EventDetail } from '@dongne/contract';
import { contentPaths } from '@dongne/contract/paths';
import { useAppBar, useRemote } from '@dongne/platform';
import {
  Card,
  ErrorState,
  Notice,
  PageBody,
  Section,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Stack,
  Text,
} from '@dongne/ui';
import styled from 'styled-components';
import { NotFoundState } from '../common/not-found-state';
import { writtenDay } from '../common/read-day';
import { EventAction } from './event-action';
import { EventPicture } from './event-picture';
import { conditionsOf, periodOf } from './event-rules';

/** Not-found state of an event. */
export const NoSuchEvent = () => (
  <NotFoundState title="찾는 이벤트가 없어요" listPath={contentPaths.events()} listLabel="이벤트 보기" />
);

/** Event with its period, conditions and button. */
export const EventView = ({ id }: { id: number }) => {
  const event = useRemote(endpoints.event, { id });
  useAppBar({ title: event.state === 'ready' ? event.value.title : undefined });
  switch (event.state) {
    case 'loading':
      return (
        <PageBody>
          <SkeletonGroup label="이벤트를 불러오는 중이에요">
            <Stack $gap={5}>
              <Skeleton height="192px" />
              <SkeletonText lines={6} />
            </Stack>
          </SkeletonGroup>
        </PageBody>
      );
    case 'failed':
      return (
        <PageBody>
          {event.error.code === 'NOT_FOUND' ? (
            <NoSuchEvent />
          ) : (
            <ErrorState message="이벤트를 불러오지 못했어요" text={event.error.sentence} onRetry={event.retry} />
          )}
        </PageBody>
      );
    case 'ready':
      return <WholeEvent event={event.value} />;
  }
};

const WholeEvent = ({ event }: { event: EventDetail }) => {
  const conditions = conditionsOf(event);
  return (
    <PageBody>
      <Stack $gap={6}>
        <EventPicture src={event.picture} isFirst />
        {event.state === 'upcoming' && <Notice tone="brand">{writtenDay(event.startsAt)}에 열려요.</Notice>}
        {event.state === 'over' && <Notice>끝난 이벤트예요.</Notice>}
        <div>
          <Text as="h2" $type="title1">
            {event.summary}
          </Text>
          <Period>{periodOf(event)}</Period>
          <Words>{event.text}</Words>
        </div>
        {event.coupon !== null && <CouponOffer coupon={event.coupon} />}
        {conditions.length > 0 && (
          <Section title="꼭 확인해 주세요">
            <Conditions>
              {conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </Conditions>
          </Section>
        )}
      </Stack>
      <EventAction event={event} />
    </PageBody>
  );
};

const CouponOffer = ({ coupon }: { coupon: NonNullable<EventDetail['coupon']> }) => (
  <Card tone="brand">
    <Text as="p" $type="label" $color="secondary">
      {coupon.name}
    </Text>
    <Text as="p" $type="title1" $color="brand">
      {formatWon(coupon.discountWon)} 할인
    </Text>
  </Card>
);

const Period = styled.p`
  margin-top: ${({ theme }) => theme.space[1]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
`;

const Words = styled.p`
  margin-top: ${({ theme }) => theme.space[4]};
  white-space: pre-line;
`;

const Conditions = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: 0 0 ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
  list-style: disc;
`;
