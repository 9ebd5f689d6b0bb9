import { Skeleton, SkeletonGroup, SkeletonRows, Stack } from '@dongne/ui';
import styled from 'styled-components';

/** Skeleton of a whole Home of a member until all has loaded. Keeps the end of the page out of view: nothing moves. */
export const HomeMemberSkeleton = () => (
  <SkeletonGroup>
    <Screen $gap={6}>
      <Skeleton height="220px" />
      <Skeleton width="40%" height="28px" />
      <Skeleton height="154px" />
      <SkeletonRows rows={3} />
    </Screen>
  </SkeletonGroup>
);

const Screen = styled(Stack)`
  min-height: 130vh;
`;
