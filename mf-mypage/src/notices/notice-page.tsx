import { endpoints } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { idOf, useTabTitle } from '@dongne/pages';
import { useRemote } from '@dongne/platform';
import { ErrorState, PageBody, SkeletonGroup, SkeletonText } from '@dongne/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { Article } from '../common/article';
import { NotFoundState } from '../common/not-found-state';
import { readDay } from '../common/read-day';

/** Notice; its id is in the path, or in the query of `/noticeDetail`. */
export const NoticePage = () => {
  const inPath = useParams()['id'];
  const [query] = useSearchParams();
  const id = idOf(inPath ?? query.get('id'));
  return <PageBody>{id === undefined ? <NoSuchNotice /> : <NoticeById id={id} />}</PageBody>;
};

const NoSuchNotice = () => (
  <NotFoundState title="찾는 공지사항이 없어요" listPath={mypagePaths.notices()} listLabel="공지사항 보기" />
);

const NoticeById = ({ id }: { id: number }) => {
  const notice = useRemote(endpoints.notice, { id });
  useTabTitle(notice.state === 'ready' ? notice.value.title : undefined);
  switch (notice.state) {
    case 'loading':
      return (
        <SkeletonGroup>
          <SkeletonText lines={8} />
        </SkeletonGroup>
      );
    case 'failed':
      if (notice.error.code === 'NOT_FOUND') return <NoSuchNotice />;
      return <ErrorState message="공지사항을 불러오지 못했어요" text={notice.error.sentence} onRetry={notice.retry} />;
    case 'ready':
      return <Article title={notice.value.title} dates={readDay(notice.value.publishedAt)} text={notice.value.text} />;
  }
};
