import { endpoints, formatWon } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { useRemote } from '@dongne/platform';
import { Card, ListRow, Section, Text } from '@dongne/ui';
import { Headset, ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Balance of a voucher user, what it pays, and who changes the address, which the programme excludes. */
export const HomeVoucher = () => {
  const vouchers = useRemote(endpoints.vouchers, {}, { staleTime: 0 });
  const balanceWon = vouchers.state === 'ready' ? vouchers.value.balanceWon : null;
  return (
    <Section title="내 바우처">
      <Card>
        <Text $type="label" $color="secondary">
          남은 금액
        </Text>
        <Text $type="title1">
          {vouchers.state === 'loading' && '잔액을 확인하고 있어요'}
          {vouchers.state !== 'loading' && (balanceWon === null ? '지금은 확인할 수 없어요' : formatWon(balanceWon))}
        </Text>
        <Text $type="label" $color="secondary">
          금액을 승인하면 바우처로 결제돼요.
        </Text>
        <ul>
          <li>
            <ListRow
              as={Link}
              to={mypagePaths.point()}
              leading={<ReceiptText aria-hidden="true" />}
              title="바우처 사용 내역"
            />
          </li>
          <li>
            <ListRow
              as={Link}
              to={mypagePaths.customerCenter()}
              leading={<Headset aria-hidden="true" />}
              title="수거 주소를 바꾸고 싶으신가요?"
              description="고객센터에 문의해 주세요"
            />
          </li>
        </ul>
      </Card>
    </Section>
  );
};
