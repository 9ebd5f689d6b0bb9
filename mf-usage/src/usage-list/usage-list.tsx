import type { UsageType } from '@dongne/contract';
import { toApiError } from '@dongne/platform';
import { Button, ErrorState, SkeletonGroup, Skeleton, Stack } from '@dongne/ui';
import styled from 'styled-components';
import { useKeptScroll } from '../common/use-kept-scroll';
import { NoRequests } from './no-requests';
import { RequestCard } from './request-card';
import { useRequests } from './usage-list-api';

/** The requests of one tab, from loading to the last page. */
export const UsageList = ({ usageType }: { usageType: UsageType }) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRequests(usageType);
  useKeptScroll(data !== undefined);

  if (data === undefined)
    return error === null ? (
      <ListLoading />
    ) : (
      <ErrorState
        message="이용 내역을 불러오지 못했어요"
        text={toApiError(error).sentence}
        onRetry={() => void refetch()}
      />
    );

  const requests = data.pages.flatMap(({ items }) => items);
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
      {hasNextPage && (
        <Button size="medium" tone="ghost" fullWidth pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          더 보기
        </Button>
      )}
    </Place>
  );
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
