import { endpoints, REVIEW_EVENT_ID } from '@dongne/contract';
import { idOf } from '@dongne/pages';
import { useRemote, useAppBar } from '@dongne/platform';
import { Button, ErrorState, Notice, PageBody, SkeletonGroup, SkeletonText } from '@dongne/ui';
import { Link, useParams } from 'react-router-dom';
import { Article } from '../common/article';
import { GoneState } from '../common/gone-state';
import { contentPaths, mypagePaths } from '../paths';
import { periodOf } from './event-rules';

/** One event; 61 is the review event. */
export const EventPage = () => {
  const id = idOf(useParams()['id']);
  return <PageBody>{id === undefined ? <NoSuchEvent /> : <EventById key={id} id={id} />}</PageBody>;
};

/** The review event leads to where reviews are written. */
const ToReviews = () => (
  <Button as={Link} to={mypagePaths.review()} fullWidth>
    리뷰 쓰러 가기
  </Button>
);

const NoSuchEvent = () => (
  <GoneState title="찾는 이벤트가 없어요" listPath={contentPaths.events()} listLabel="이벤트 보기" />
);

const EventById = ({ id }: { id: number }) => {
  const event = useRemote(endpoints.event, { id });
  useAppBar({ title: event.state === 'ready' ? event.value.title : undefined });
  switch (event.state) {
    case 'loading':
      return (
        <SkeletonGroup>
          <SkeletonText lines={8} />
        </SkeletonGroup>
      );
    case 'failed':
      if (event.error.code === 'NOT_FOUND') return <NoSuchEvent />;
      return <ErrorState message="이벤트를 불러오지 못했어요" text={event.error.sentence} onRetry={event.retry} />;
    case 'ready':
      return (
        <>
          {event.value.isOver && <Notice>끝난 이벤트예요.</Notice>}
          <Article title={event.value.summary} dates={periodOf(event.value)} text={event.value.text} />
          {id === REVIEW_EVENT_ID && !event.value.isOver && <ToReviews />}
        </>
      );
  }
};
