import type { RemoteData } from '@dongne/platform';
import { ErrorState, PageBody, SkeletonGroup } from '@dongne/ui';
import type { ReactNode } from 'react';

interface ReadPageProps<T> {
  readonly read: RemoteData<T>;
  /** Skeleton of the page, with the text for screen readers. */
  readonly skeleton: ReactNode;
  readonly loading?: string;
  /** Title of the error: `내 정보를 불러오지 못했어요`. */
  readonly failure: string;
  readonly children: (value: T) => ReactNode;
}

/** Page with a single query: its skeleton, its error with a retry, or its content. */
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
