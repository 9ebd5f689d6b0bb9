import { PageBody, Skeleton, SkeletonGroup, SkeletonText, Stack } from '@dongne/ui';

/** Skeleton of most pages here: a heading, then blocks of text. */
export const PageLoading = () => (
  <PageBody>
    <SkeletonGroup>
      <Stack $gap={6}>
        <Skeleton width="60%" height="32px" />
        <Skeleton height="96px" />
        <SkeletonText lines={4} />
        <Skeleton height="96px" />
      </Stack>
    </SkeletonGroup>
  </PageBody>
);
