import { endpoints, type NoticeList } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { useRemote } from '@dongne/platform';
import {
  Badge,
  EmptyBoxPicture,
  EmptyState,
  ErrorState,
  ListRow,
  PageBody,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { readDay } from '../common/read-day';

/** 공지사항: list of notices. */
export const NoticeListPage = () => (
  <PageBody>
    <Notices />
  </PageBody>
);

const Notices = () => {
  const notices = useRemote(endpoints.notices);
  switch (notices.state) {
    case 'loading':
      return <NoticesSkeleton />;
    case 'failed':
      return (
        <ErrorState message="공지사항을 불러오지 못했어요" text={notices.error.sentence} onRetry={notices.retry} />
      );
    case 'ready':
      return notices.value.items.length === 0 ? (
        <EmptyState picture={<EmptyBoxPicture />} title="아직 공지사항이 없어요" />
      ) : (
        <ul>
          {notices.value.items.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      );
  }
};

const NoticeRow = ({ notice: { id, title, publishedAt, isImportant } }: { notice: NoticeList['items'][number] }) => (
  <Row>
    <ListRow
      as={Link}
      to={mypagePaths.notice(id)}
      title={
        <>
          {isImportant && (
            <>
              <Badge tone="brand">중요</Badge>{' '}
            </>
          )}
          {title}
        </>
      }
      description={readDay(publishedAt)}
    />
  </Row>
);

const NoticesSkeleton = () => (
  <SkeletonGroup>
    <Stack $gap={8}>
      {[0, 1, 2, 3, 4].map((notice) => (
        <SkeletonText key={notice} lines={2} />
      ))}
    </Stack>
  </SkeletonGroup>
);

const Row = styled.li`
  border-bottom: 1px solid ${({ theme }) => theme.color.border.subtle};
`;
