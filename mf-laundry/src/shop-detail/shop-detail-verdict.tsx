import { formatDistance, noPickupReason, type ShopDetail } from '@dongne/contract';
import { CircleCheck, CircleX, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useAddressChangePath } from '../common/use-address-change-path';
import { refusalOf } from './shop-detail-rules';

interface ShopDetailVerdictProps {
  readonly shop: ShopDetail;
  /** Id of the reason against a pickup, for `aria-describedby`. */
  readonly id: string;
}

/** Whether the shop comes to the customer's address now, with the address when it is out of reach. */
export const ShopDetailVerdict = ({ shop, id }: ShopDetailVerdictProps) => {
  const addressPath = useAddressChangePath();
  const reason = noPickupReason(shop);
  if (reason !== undefined)
    return (
      <Verdict $isGood={false}>
        <Line id={id}>
          <CircleX size={20} aria-hidden="true" />
          {reason === 'outOfArea' ? tooFarText(shop) : refusalOf(shop)}
        </Line>
        {reason === 'outOfArea' && addressPath !== undefined && <WayOut to={addressPath}>주소 바꾸기</WayOut>}
      </Verdict>
    );
  if (shop.coverage !== null)
    return (
      <Verdict $isGood>
        <Line>
          <CircleCheck size={20} aria-hidden="true" />
          {shop.coverage === 'agency' ? '내 주소로 배송 대행이 수거·배송해 드려요' : '내 주소로 수거·배송해 드려요'}
        </Line>
      </Verdict>
    );
  if (addressPath === undefined) return null;
  return (
    <AddressLink to={addressPath}>
      <MapPin size={18} aria-hidden="true" />
      주소를 설정하고 수거·배송 여부 확인하기
    </AddressLink>
  );
};

const tooFarText = ({ beyondReachM }: ShopDetail): string =>
  beyondReachM === null
    ? '내 주소에는 수거·배송을 지원하지 않아요'
    : `세탁소가 오는 거리보다 ${formatDistance(beyondReachM)} 멀어요`;

const line = css`
  display: flex;
  align-items: center;
  gap: 6px;
  svg {
    flex: none;
  }
`;

const Verdict = styled.div<{ $isGood: boolean }>`
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  border-radius: ${({ theme }) => theme.radius.medium};
  color: ${({ theme, $isGood }) => ($isGood ? theme.color.text.success : theme.color.text.primary)};
  background: ${({ theme }) => theme.color.surface.sunken};
`;

const Line = styled.p`
  ${line}
  ${({ theme }) => theme.type.labelStrong}
`;

const WayOut = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.brand};
`;

const AddressLink = styled(Link)`
  ${line}
  ${({ theme }) => theme.type.label}
  align-self: flex-start;
  min-height: ${({ theme }) => theme.size.touch};
  color: ${({ theme }) => theme.color.text.brand};
`;
