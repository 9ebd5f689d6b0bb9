import { DOT, formatWon, type CouponList } from '@dongne/contract';
import { Badge, Card } from '@dongne/ui';
import styled from 'styled-components';
import { readDay } from '../common/read-day';

type Coupon = CouponList['items'][number];

const PAST_LABEL: Record<Exclude<Coupon['state'], 'usable'>, string> = { used: '사용 완료', expired: '기간 만료' };

/** Coupon with discount, conditions and expiry. */
export const CouponCard = ({ coupon }: { coupon: Coupon }) => {
  const discount = `${formatWon(coupon.discountWon)} 할인`;
  const isSaidByName = coupon.name.includes(discount);
  return (
    <Card tone={coupon.state === 'usable' ? 'plain' : 'sunken'}>
      <Head>
        <Discount $isUsable={coupon.state === 'usable'}>{isSaidByName ? coupon.name : discount}</Discount>
        {coupon.state !== 'usable' && <Badge>{PAST_LABEL[coupon.state]}</Badge>}
      </Head>
      {!isSaidByName && <p>{coupon.name}</p>}
      <Terms>
        {coupon.minimumWon > 0 && `이용 금액 ${formatWon(coupon.minimumWon)} 이상${DOT}`}
        {readDay(coupon.expiresAt)}까지
      </Terms>
    </Card>
  );
};

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
`;

const Discount = styled.p<{ $isUsable: boolean }>`
  ${({ theme }) => theme.type.title2}
  color: ${({ theme, $isUsable }) => ($isUsable ? theme.color.text.brand : theme.color.text.tertiary)};
  font-variant-numeric: tabular-nums;
`;

const Terms = styled.p`
  margin-top: ${({ theme }) => theme.space[1]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
`;
