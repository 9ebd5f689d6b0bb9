import { ErrorState, PageBody, Skeleton, SkeletonGroup, SkeletonRows } from '@dongne/ui';
import { PageStands, useHoldsFirstView } from '../first-view';

/** Stands where a remote's page would. */
export const RemoteFailed = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <ErrorState message="이 화면을 불러오지 못했어요" onRetry={onRetry} />
    <PageStands />
  </>
);

/** Stands where a remote's page will. */
export const PageLoading = () => {
  useHoldsFirstView();
  return (
    <PageBody>
      <SkeletonGroup>
        <Skeleton height="120px" />
        <SkeletonRows />
      </SkeletonGroup>
    </PageBody>
  );
};
