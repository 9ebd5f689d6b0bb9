import { formatPoints, formatWon } from '@dongne/contract';
import { contentPaths, membershipPaths, mypagePaths, payMethodPaths } from '@dongne/contract/paths';
import { usePaysWithVouchers, useVoucherBalance } from '@dongne/pages';
import type { CapabilityTable } from '@dongne/platform';
import { Divider, ListRow, VisuallyHidden } from '@dongne/ui';
import {
  Bell,
  CircleQuestionMark,
  Coins,
  CreditCard,
  Gift,
  Headset,
  Megaphone,
  MessageSquareText,
  ReceiptText,
  Ticket,
  WalletCards,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useCouponCount, usePointBalance } from './my-home-api';

/** Menu of the account, grouped by possessions, activity and help. */
export const MyHomeMenu = ({ can }: { can: CapabilityTable }) => {
  const coupons = useCouponCount(can.coupons);
  const points = usePointBalance();
  const isVoucherUser = usePaysWithVouchers();
  const voucherWon = useVoucherBalance();
  return (
    <Menu aria-label="마이 메뉴">
      <Group title="혜택과 결제">
        {can.coupons && (
          <MenuRow
            to={mypagePaths.coupon()}
            icon={Ticket}
            title="쿠폰"
            value={coupons !== undefined && `${coupons}장`}
          />
        )}
        {!isVoucherUser && (
          <MenuRow
            to={mypagePaths.point()}
            icon={Coins}
            title="포인트"
            value={points !== undefined && formatPoints(points)}
          />
        )}
        {isVoucherUser && (
          <MenuRow
            to={mypagePaths.point()}
            icon={WalletCards}
            title="바우처"
            value={voucherWon !== undefined && formatWon(voucherWon)}
          />
        )}
        {can.cardPayment && (
          <>
            <MenuRow to={payMethodPaths.list()} icon={CreditCard} title="결제수단" />
            <MenuRow to={membershipPaths.payments()} icon={ReceiptText} title="결제 내역" />
          </>
        )}
      </Group>
      <Divider $thick />
      <Group title="내 활동">
        <MenuRow to={mypagePaths.review()} icon={MessageSquareText} title="내 리뷰" />
        {can.invite && <MenuRow to={mypagePaths.invite()} icon={Gift} title="친구 초대" />}
      </Group>
      <Divider $thick />
      <Group title="도움말과 설정">
        <MenuRow to={mypagePaths.notices()} icon={Megaphone} title="공지사항" />
        <MenuRow to={mypagePaths.customerCenter()} icon={Headset} title="고객센터" />
        <MenuRow to={mypagePaths.alarmSetting()} icon={Bell} title="알림 설정" />
        <MenuRow to={contentPaths.howToUse()} icon={CircleQuestionMark} title="이용 방법" />
      </Group>
    </Menu>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <VisuallyHidden as="h2">{title}</VisuallyHidden>
    <Rows>{children}</Rows>
  </section>
);

interface MenuRowProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** Value behind the link; empty until it is loaded. */
  readonly value?: ReactNode;
}

const MenuRow = ({ to, icon: Icon, title, value }: MenuRowProps) => (
  <li>
    <ListRow
      as={Link}
      to={to}
      leading={<Icon size={22} aria-hidden="true" />}
      title={title}
      trailing={<Value>{value}</Value>}
    />
  </li>
);

const Menu = styled.nav`
  margin-top: ${({ theme }) => theme.space[2]};
`;

const Rows = styled.ul`
  padding: ${({ theme }) => theme.space[2]} 0;
`;

const Value = styled.span`
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
  font-variant-numeric: tabular-nums;
`;
