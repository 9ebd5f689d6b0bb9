import type { ShopDetail } from '@dongne/contract';
import { Rating, ShopFace, Text } from '@dongne/ui';
import styled from 'styled-components';

/** Shop that receives the request. */
export const ShopSummary = ({ shop }: { shop: ShopDetail }) => (
  <Row>
    <ShopFace id={shop.id} picture={shop.profilePicture} size={56} />
    <div>
      <Text as="h2" $type="title3">
        {shop.laundryName}
      </Text>
      <Rating value={shop.rating} count={shop.reviewCount} />
    </div>
  </Row>
);

const Row = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
`;
