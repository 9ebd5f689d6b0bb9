import { endpoints, type UsageType } from '@dongne/contract';
import { useSavedScroll, usePages } from '@dongne/pages';
import { Button, ErrorState, SkeletonGroup, Skeleton, Stack } from '@dongne/ui';
import styled from 'styled-components';
import { REQUEST_QUERY_OPTIONS } from '../common/request-query-options';
import { NoRequests } from './no-requests';
import { RequestCard } from './request-card';

/** Requests of one tab with loading, error and pagination. */
export const UsageList = ({ usageType }: { usageType: UsageType }) => {
  const { pages, more } = usePages(endpoints.requests, { usageType }, REQUEST_QUERY_OPTIONS);
  useSavedScroll('usageScroll', pages.state === 'ready');

  switch (pages.state) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      return <ErrorState message="이용 내역을 불러오지 못했어요" text={pages.error.sentence} onRetry={pages.retry} />;
    case 'ready': {
      const requests = pages.value.flatMap(({ items }) => items);
      if (requests.length === 0) return <NoRequests usageType={usageType} />;
      return (
        <Place>
          <Stack as="ul" $gap={3}>
            {requests.map((request) => (
              <li key={request.applicationId}>
                <RequestCard request={request} />
              </li>
            ))}
          </Stack>
          {more && (
            <Button size="medium" tone="ghost" fullWidth pending={more.isLoading} onClick={more.load}>
              더 보기
            </Button>
          )}
        </Place>
      );
    }
  }
};

const ListLoading = () => (
  <Place>
    <SkeletonGroup label="이용 내역을 불러오는 중이에요">
      <Stack $gap={3}>
        <Skeleton height="148px" />
        <Skeleton height="148px" />
        <Skeleton height="148px" />
      </Stack>
    </SkeletonGroup>
  </Place>
);

const Place = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[5]} 0;
`;
