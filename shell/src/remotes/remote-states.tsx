import { ErrorState, PageBody, Skeleton, SkeletonGroup, SkeletonRows } from '@dongne/ui';
import { PageMounted, useDelayFirstView } from '../first-view';

/** Placeholder of a remote's page that failed to load. */
export const RemoteFailed = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <ErrorState message="이 화면을 불러오지 못했어요" onRetry={onRetry} />
    <PageMounted />
  </>
);

/** Placeholder of a remote's page that is loading. */
export const PageLoading = () => {
  useDelayFirstView();
  return (
    <PageBody>
      <SkeletonGroup>
        <Skeleton height="120px" />
        <SkeletonRows />
      </SkeletonGroup>
    </PageBody>
  );
};
