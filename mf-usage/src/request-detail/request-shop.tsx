import type { RequestDetail } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { ShopFace, Text } from '@dongne/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Shop of a request, with the way to its page. */
export const RequestShop = ({ shop }: Pick<RequestDetail, 'shop'>) => (
  <ShopLink to={laundryPaths.detail(shop.id)}>
    <ShopFace id={shop.id} picture={shop.profilePicture} size={32} />
    <Text as="span" $type="labelStrong">
      {shop.laundryName}
    </Text>
    <ChevronRight size={18} aria-hidden="true" />
  </ShopLink>
);

const ShopLink = styled(Link)`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  overflow-wrap: anywhere;

  img {
    border-radius: ${({ theme }) => theme.radius.small};
  }
  svg {
    flex: none;
    color: ${({ theme }) => theme.color.icon.secondary};
  }
`;
