import { endpoints, type EventList } from '@dongne/contract';
import { contentPaths } from '@dongne/contract/paths';
import { useRemote } from '@dongne/platform';
import {
  Badge,
  Card,
  EmptyBoxPicture,
  EmptyState,
  ErrorState,
  PageBody,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { GameLinks } from '../games/game-links';
import { EventPicture } from './event-picture';
import { periodOf, STATE_LABEL } from './event-rules';

/** 이벤트: current and past events. */
export const EventListPage = () => (
  <PageBody>
    <Stack $gap={4}>
      <Events />
      <GameLinks />
    </Stack>
  </PageBody>
);

const Events = () => {
  const events = useRemote(endpoints.events);
  switch (events.state) {
    case 'loading':
      return <EventsSkeleton />;
    case 'failed':
      return <ErrorState message="이벤트를 불러오지 못했어요" text={events.error.sentence} onRetry={events.retry} />;
    case 'ready':
      return events.value.items.length === 0 ? (
        <EmptyState picture={<EmptyBoxPicture />} title="진행 중인 이벤트가 없어요" />
      ) : (
        <List>
          {events.value.items.map((event) => (
            <li key={event.id}>
              <EventCard event={event} />
            </li>
          ))}
        </List>
      );
  }
};

const STATE_TONE = { running: 'solid', upcoming: 'brand', over: 'neutral' } as const;

const EventCard = ({ event }: { event: EventList['items'][number] }) => (
  <Card as={Link} to={contentPaths.event(event.id)} tone={event.state === 'over' ? 'sunken' : 'plain'}>
    <EventPicture src={event.picture} />
    <State>
      <Badge tone={STATE_TONE[event.state]}>{STATE_LABEL[event.state]}</Badge>
    </State>
    <Title>{event.title}</Title>
    <Summary>{event.summary}</Summary>
    <Period>{periodOf(event)}</Period>
  </Card>
);

const EventsSkeleton = () => (
  <SkeletonGroup>
    <Stack $gap={4}>
      <Skeleton height="296px" />
      <Skeleton height="296px" />
      <Skeleton height="296px" />
    </Stack>
  </SkeletonGroup>
);

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;

const State = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space[4]};
`;

const Title = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.title3}
`;

const Summary = styled.span`
  display: block;
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Period = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
`;
