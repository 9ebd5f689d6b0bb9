import { ErrorState, PageBody, Skeleton, SkeletonGroup, SkeletonRows } from '@dongne/ui';
import { PageMounted, useDelayFirstView } from '../first-view';

/** Stands where a remote's page would. */
export const RemoteFailed = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <ErrorState message="이 화면을 불러오지 못했어요" onRetry={onRetry} />
    <PageMounted />
  </>
);

/** Stands where a remote's page will. */
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
