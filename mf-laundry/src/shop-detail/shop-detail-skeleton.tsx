import { Skeleton, SkeletonGroup } from '@dongne/ui';
import styled from 'styled-components';
import { SHARED_PICTURE } from '../common/shop-picture-transition';

/** Skeleton with the sizes of the head. */
export const ShopDetailSkeleton = () => (
  <SkeletonGroup label="세탁소를 불러오는 중이에요">
    <Hero {...SHARED_PICTURE} />
    <Lines>
      <Skeleton width="40%" height="22px" />
      <Skeleton width="70%" height="32px" />
      <Skeleton width="85%" height="18px" />
      <Skeleton width="60%" height="20px" />
      <Skeleton height="44px" />
      <Skeleton height="48px" />
      <Skeleton height="180px" />
    </Lines>
  </SkeletonGroup>
);

const Hero = styled.div`
  height: 176px;
  margin: calc(-1 * ${({ theme }) => theme.space[4]}) calc(-1 * ${({ theme }) => theme.size.side}) 0;
  background: ${({ theme }) => theme.color.surface.brand};
`;

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[5]} 0;
`;
