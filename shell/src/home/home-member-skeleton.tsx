import { Skeleton, SkeletonGroup, SkeletonRows, Stack } from '@dongne/ui';

/** Skeleton of a member's whole Home until all of it has loaded, so that nothing moves. */
export const HomeMemberSkeleton = () => (
  <SkeletonGroup>
    <Stack $gap={6}>
      <Skeleton height="220px" />
      <Skeleton width="40%" height="28px" />
      <Skeleton height="154px" />
      <SkeletonRows rows={3} />
    </Stack>
  </SkeletonGroup>
);
