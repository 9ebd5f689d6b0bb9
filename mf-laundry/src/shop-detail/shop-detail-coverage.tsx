import type { ShopDetail } from '@dongne/contract';
import { CircleCheck, CircleX, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useAddressChangePath } from '../common/use-address-change-path';

/** Whether the shop comes to the customer's address; who has set none is asked to. */
export const ShopDetailCoverage = ({ shop }: { shop: Pick<ShopDetail, 'coversMe'> }) => {
  const addressPath = useAddressChangePath();
  switch (shop.coversMe) {
    case true:
      return (
        <Line $covers>
          <CircleCheck size={18} aria-hidden="true" />내 주소로 수거·배송해 드려요
        </Line>
      );
    case false:
      return (
        <Line $covers={false}>
          <CircleX size={18} aria-hidden="true" />내 주소에는 수거·배송을 지원하지 않아요
        </Line>
      );
    case null:
      if (addressPath === undefined) return null;
      return (
        <AddressLink to={addressPath}>
          <MapPin size={18} aria-hidden="true" />
          주소를 설정하고 수거·배송 여부 확인하기
        </AddressLink>
      );
  }
};

const line = css`
  display: flex;
  align-items: center;
  gap: 6px;
  ${({ theme }) => theme.type.label}
  svg {
    flex: none;
  }
`;

const Line = styled.p<{ $covers: boolean }>`
  ${line}
  color: ${({ theme, $covers }) => ($covers ? theme.color.text.success : theme.color.text.secondary)};
`;

const AddressLink = styled(Link)`
  ${line}
  align-self: flex-start;
  min-height: ${({ theme }) => theme.size.touch};
  color: ${({ theme }) => theme.color.text.brand};
`;
