import { Skeleton, SkeletonGroup } from '@dongne/ui';
import styled from 'styled-components';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Skeleton with the sizes of profile, membership and menu. */
export const MyHomeSkeleton = () => (
  <SkeletonGroup>
    <Profile>
      <Skeleton width="56px" height="56px" round />
      <Lines>
        <Skeleton width="96px" height="26px" />
        <Skeleton width="128px" height="18px" />
      </Lines>
    </Profile>
    <Skeleton height="84px" />
    <Menu>
      {ROWS.map((row) => (
        <Row key={row}>
          <Skeleton width="40%" height="20px" />
        </Row>
      ))}
    </Menu>
  </SkeletonGroup>
);

const Profile = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  min-height: 88px;
`;

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
`;

const Menu = styled.div`
  padding-top: ${({ theme }) => theme.space[4]};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.buttonNormal};
`;
