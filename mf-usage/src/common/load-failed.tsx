import { usagePaths } from '@dongne/contract/paths';
import type { ApiError } from '@dongne/platform';
import { Button, EmptyBoxPicture, EmptyState, ErrorState, PageBody } from '@dongne/ui';
import { Link } from 'react-router-dom';

interface LoadFailedProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  /** Title when the subject does not exist. */
  readonly missing: string;
}

/** Error state of a page whose subject does not exist or could not be loaded. */
export const LoadFailed = ({ error, onRetry, missing }: LoadFailedProps) =>
  error.code === 'NOT_FOUND' ? (
    <NothingHere title={missing} />
  ) : (
    <PageBody>
      <ErrorState message="데이터를 불러오지 못했어요" text={error.sentence} onRetry={onRetry} />
    </PageBody>
  );

/** Not-found state of a link, with links to other pages. */
export const NothingHere = ({ title }: { title: string }) => (
  <PageBody>
    <EmptyState
      picture={<EmptyBoxPicture />}
      title={title}
      text="주소가 바뀌었거나 삭제되었을 수 있어요."
      action={
        <Button as={Link} to={usagePaths.list()} size="small" tone="secondary">
          이용현황 보기
        </Button>
      }
    />
  </PageBody>
);
