import type { RemoteData } from '@dongne/platform';
import { ErrorState, PageBody, SkeletonGroup } from '@dongne/ui';
import type { ReactNode } from 'react';

interface ReadPageProps<T> {
  readonly read: RemoteData<T>;
  /** The page as grey blocks, and what a screen reader says meanwhile. */
  readonly skeleton: ReactNode;
  readonly loading?: string;
  /** What could not be had: `내 정보를 불러오지 못했어요`. */
  readonly failure: string;
  readonly children: (value: T) => ReactNode;
}

/** A whole page that hangs on one read: its skeleton, why it did not come with a way to try again, or the page. */
export const ReadPage = <T,>({ read, skeleton, loading, failure, children }: ReadPageProps<T>) => {
  switch (read.state) {
    case 'loading':
      return (
        <PageBody>
          <SkeletonGroup {...(loading !== undefined && { label: loading })}>{skeleton}</SkeletonGroup>
        </PageBody>
      );
    case 'failed':
      return (
        <PageBody>
          <ErrorState message={failure} text={read.error.sentence} onRetry={read.retry} />
        </PageBody>
      );
    case 'ready':
      return children(read.value);
  }
};
