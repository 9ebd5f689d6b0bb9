import { Skeleton, SkeletonGroup } from '@dongne/ui';
import styled from 'styled-components';

const ROWS = [0, 1, 2, 3, 4, 5];

/** Skeleton with the sizes of `ShopListSections`, to avoid a layout shift. */
export const ShopListSkeleton = () => (
  <SkeletonGroup label="세탁소를 찾고 있어요">
    <Summary>
      <Skeleton width="72px" height="18px" />
    </Summary>
    <Heading>
      <Skeleton width="168px" height="24px" />
    </Heading>
    {ROWS.map((row) => (
      <Row key={row}>
        <Skeleton width="76px" height="76px" />
        <Lines>
          <Skeleton width="52%" height="20px" />
          <Skeleton width="78%" height="16px" />
          <Skeleton width="44%" height="20px" />
        </Lines>
      </Row>
    ))}
  </SkeletonGroup>
);

const Summary = styled.div`
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
`;

const Heading = styled.div`
  padding: ${({ theme }) => theme.space[6]} 0 ${({ theme }) => theme.space[4]};
`;

const Row = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[3]} 0;
`;

const Lines = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
`;
