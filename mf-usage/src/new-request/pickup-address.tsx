import { addressPaths, applicatePaths } from '@dongne/contract/paths';
import { useCapabilities, useMemberAddress } from '@dongne/platform';
import { Button, Skeleton, SkeletonGroup, Text } from '@dongne/ui';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Pickup address with a link to change it; the form is preserved. */
export const PickupAddress = ({ laundryId }: { laundryId: number }) => (
  <Box>
    <MapPin size={20} aria-hidden="true" />
    <Middle>
      <AddressText />
    </Middle>
    <ChangeAddress laundryId={laundryId} />
  </Box>
);

const ChangeAddress = ({ laundryId }: { laundryId: number }) =>
  useCapabilities().can.addressChange && (
    <Button as={Link} to={addressPaths.member(applicatePaths.form(laundryId))} size="small" tone="ghost">
      주소 변경
    </Button>
  );

const AddressText = () => {
  const address = useMemberAddress();
  switch (address.state) {
    case 'loading':
      return (
        <SkeletonGroup label="수거할 주소를 불러오는 중이에요">
          <Skeleton width="80%" height="44px" />
        </SkeletonGroup>
      );
    case 'failed':
      return <Text $type="label">주소를 불러오지 못했어요. 주소를 확인해 주세요.</Text>;
    case 'ready': {
      const { roadAddress, address: lotAddress, subAddress, entranceInfo } = address.value;
      return (
        <>
          <Text $type="label">{[roadAddress || lotAddress, subAddress].filter(Boolean).join(' ')}</Text>
          {entranceInfo !== '' && (
            <Text $type="caption" $color="tertiary">
              {entranceInfo}
            </Text>
          )}
        </>
      );
    }
  }
};

const Box = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  margin-top: ${({ theme }) => theme.space[2]};

  svg {
    flex: none;
    color: ${({ theme }) => theme.color.icon.secondary};
  }
`;

const Middle = styled.div`
  flex: 1;
  min-width: 0;
`;
