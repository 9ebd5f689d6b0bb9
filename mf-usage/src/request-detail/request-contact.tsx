import type { RequestDetail } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { support } from '@dongne/platform';
import { Button, ShopFace, Stack, Text } from '@dongne/ui';
import { Headset, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Shop and support contacts. The number is a safety number that forwards the call. */
export const RequestContact = ({ request: { shop, allowedActions } }: { request: RequestDetail }) => (
  <Place>
    <ShopLink to={laundryPaths.detail(shop.id)}>
      <ShopFace id={shop.id} picture={shop.profilePicture} size={44} />
      <Text as="span" $type="title3">
        {shop.laundryName}
      </Text>
    </ShopLink>
    <Stack $direction="row" $gap={2} $wrap>
      {allowedActions.includes('call') && (
        <Grow>
          <Button
            as="a"
            href={`tel:${shop.phone}`}
            size="small"
            tone="ghost"
            fullWidth
            icon={<Phone size={18} aria-hidden="true" />}
          >
            세탁소에 전화하기
          </Button>
        </Grow>
      )}
      <Grow>
        <Button
          onClick={support.open}
          size="small"
          tone="ghost"
          fullWidth
          icon={<Headset size={18} aria-hidden="true" />}
        >
          문의하기
        </Button>
      </Grow>
    </Stack>
  </Place>
);

const Place = styled.div`
  padding-bottom: ${({ theme }) => theme.space[6]};
`;

const ShopLink = styled(Link)`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
  margin-bottom: ${({ theme }) => theme.space[4]};
`;

const Grow = styled.div`
  flex: 1 1 9rem;
`;
