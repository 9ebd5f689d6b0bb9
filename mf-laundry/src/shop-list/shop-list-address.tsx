import { useAddress } from '@dongne/platform';
import { Skeleton } from '@dongne/ui';
import { ChevronDown, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAddressChangePath } from '../common/use-address-change-path';

/** Where shops are looked for; leads to the change of the member's or the visitor's address, and back here. */
export const ShopListAddress = () => {
  const address = useAddress();
  const changePath = useAddressChangePath();
  const place = (
    <>
      <MapPin size={20} aria-hidden="true" />
      {address.state === 'loading' ? (
        <Skeleton width="60%" height="20px" />
      ) : (
        <Label>{(address.state === 'ready' ? address.value.label : undefined) ?? '주소를 설정해 주세요'}</Label>
      )}
    </>
  );
  if (changePath === undefined) return <Line>{place}</Line>;
  return (
    <Line as={Link} to={changePath}>
      {place}
      <ChevronDown size={20} aria-hidden="true" />
    </Line>
  );
};

const Line = styled.div`
  display: flex;
  align-items: center;
  align-self: flex-start;
  gap: ${({ theme }) => theme.space[1]};
  max-width: 100%;
  min-height: ${({ theme }) => theme.size.touch};
  margin-top: calc(-1 * ${({ theme }) => theme.space[2]});
  ${({ theme }) => theme.type.bodyStrong}
  svg {
    flex: none;
    color: ${({ theme }) => theme.color.icon.secondary};
  }
  svg:first-child {
    color: ${({ theme }) => theme.color.icon.brand};
  }
`;

const Label = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
