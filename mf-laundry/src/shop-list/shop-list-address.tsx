import { FROM_DEFAULT_POSITION } from '@dongne/contract';
import { useAddress, type CurrentAddress, type RemoteData } from '@dongne/platform';
import { Skeleton, Text } from '@dongne/ui';
import { ChevronDown, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAddressChangePath } from '../common/use-address-change-path';

/** Origin of the shop search, linked to the address change of the member or visitor and back. */
export const ShopListAddress = () => {
  const address = useAddress();
  const changePath = useAddressChangePath();
  const place = (
    <>
      <MapPin size={20} aria-hidden="true" />
      {address.state === 'loading' ? <Skeleton width="60%" height="20px" /> : <span>{textOf(address)}</span>}
    </>
  );
  if (changePath === undefined) return <Line>{place}</Line>;
  const isElsewhere = address.state === 'ready' && address.value.label === undefined;
  return (
    <>
      <Line as={Link} to={changePath}>
        {place}
        <ChevronDown size={20} aria-hidden="true" />
      </Line>
      {isElsewhere && (
        <Text as="p" $type="caption" $color="secondary">
          {FROM_DEFAULT_POSITION}
        </Text>
      )}
    </>
  );
};

const NOTHING_KNOWN = { label: undefined, isLocationDenied: false };

const textOf = (address: RemoteData<CurrentAddress>): string => {
  const { label, isLocationDenied } = address.state === 'ready' ? address.value : NOTHING_KNOWN;
  return label ?? (isLocationDenied ? '위치 권한을 허용해 주세요' : '주소를 설정해 주세요');
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
