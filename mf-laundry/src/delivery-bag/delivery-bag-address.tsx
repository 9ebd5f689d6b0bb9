import type { MemberAddress } from '@dongne/contract';
import { Button, Card, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAddressChangePath } from '../common/use-address-change-path';

/** Delivery address of the bag, with a link to change it and return. */
export const DeliveryBagAddress = ({ address }: { address: MemberAddress }) => {
  const changePath = useAddressChangePath();
  return (
    <Card tone="sunken">
      <Line>
        <div>
          <Text $type="labelStrong">{address.roadAddress || address.address}</Text>
          <Text $type="label" $color="secondary">
            {address.subAddress}
          </Text>
        </div>
        {changePath !== undefined && (
          <Change as={Link} to={changePath} size="small" tone="ghost">
            주소 변경
          </Change>
        )}
      </Line>
    </Card>
  );
};

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
`;

const Change = styled(Button)`
  flex: none;
`;
