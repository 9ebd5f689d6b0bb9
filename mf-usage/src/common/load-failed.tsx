import { usagePaths } from '@dongne/contract/paths';
import { type ApiError } from '@dongne/platform';
import { Button, EmptyBoxPicture, EmptyState, ErrorState, PageBody } from '@dongne/ui';
import { Link } from 'react-router-dom';

interface LoadFailedProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  /** What is said when there is no such thing. */
  readonly missing: string;
}

/** A page whose subject could not be loaded: there is none, or it could not be reached. */
export const LoadFailed = ({ error, onRetry, missing }: LoadFailedProps) =>
  error.code === 'NOT_FOUND' ? (
    <NothingHere title={missing} />
  ) : (
    <PageBody>
      <ErrorState message="데이터를 불러오지 못했어요" text={error.sentence} onRetry={onRetry} />
    </PageBody>
  );

/** A link that leads to nothing, and where to go from here. */
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
