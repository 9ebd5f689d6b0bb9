import { DOT, FIRST_ORDER_COUPON, formatWon } from '@dongne/contract';
import { paths } from '@dongne/platform';
import { ListRow } from '@dongne/ui';
import { Ticket } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const { discountWon, minimumWon, validDays } = FIRST_ORDER_COUPON;

/** Coupon of a first registration, with its conditions. */
export const HomeFirstCoupon = () => (
  <Banner>
    <ListRow
      as={Link}
      to={paths.auth.login()}
      leading={<Ticket aria-hidden="true" />}
      title={`처음 가입하면 ${formatWon(discountWon)} 쿠폰`}
      description={`${formatWon(minimumWon)}부터${DOT}${validDays}일 안에 사용`}
    />
  </Banner>
);

const Banner = styled.div`
  padding: 0 ${({ theme }) => theme.space[4]};
  background: ${({ theme }) => theme.color.surface.brand};
  border-radius: ${({ theme }) => theme.radius.large};
`;
