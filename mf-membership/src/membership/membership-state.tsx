import { formatFullDay, formatWon, MEMBERSHIP, type MembershipInfo } from '@dongne/contract';
import { membershipPaths } from '@dongne/contract/paths';
import { Badge, Card, Divider, KeyValueList, ListRow, Stack, type BadgeTone } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { MembershipHelp } from './membership-help';

type Status = MembershipInfo['membershipStatus'];

const STATUS: Record<Status, { readonly label: string; readonly tone: BadgeTone }> = {
  Active: { label: '이용 중', tone: 'success' },
  Leaving: { label: '해지 예정', tone: 'neutral' },
  Failing: { label: '결제 실패', tone: 'warning' },
  Joining: { label: '결제 확인 중', tone: 'neutral' },
  None: { label: '미가입', tone: 'neutral' },
  Ended: { label: '종료', tone: 'neutral' },
};

/** Running membership: next payment, savings, and links to history and cancellation. */
export function MembershipState({ membership }: { readonly membership: MembershipInfo }) {
  const { membershipStatus, nextPayment, paidUntil, registeredAt, totalCount, totalDiscount } = membership;
  const { label, tone } = STATUS[membershipStatus];
  return (
    <Card tone="brand">
      <Stack $gap={4}>
        <Head>
          <Title>제휴 세탁소 {MEMBERSHIP.discountPercent}% 할인</Title>
          <Badge tone={tone}>{label}</Badge>
        </Head>
        <MembershipHelp membership={membership} />
        <KeyValueList
          rows={[
            { key: '다음 결제일', value: nextPayment === null ? '더 결제되지 않아요' : formatFullDay(nextPayment) },
            { key: '다음 결제 금액', value: formatWon(nextPayment === null ? 0 : MEMBERSHIP.monthlyWon) },
            ...(membershipStatus === 'Leaving' && paidUntil !== null
              ? [{ key: '할인이 끝나는 날', value: formatFullDay(paidUntil) }]
              : []),
            ...(registeredAt === null ? [] : [{ key: '가입일', value: formatFullDay(registeredAt) }]),
            { key: '할인받은 횟수', value: `${totalCount}회` },
            { key: '지금까지 아낀 금액', value: formatWon(totalDiscount), strong: true },
          ]}
        />
        <Divider />
        <Menu>
          <li>
            <ListRow as={Link} to={membershipPaths.payments()} title="결제 내역" />
          </li>
          {membershipStatus !== 'Leaving' && (
            <li>
              <ListRow as={Link} to={membershipPaths.withdraw()} title="멤버십 해지" />
            </li>
          )}
        </Menu>
      </Stack>
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
`;

const Title = styled.h2`
  ${({ theme }) => theme.type.title2}
`;

const Menu = styled.ul`
  margin: calc(-1 * ${({ theme }) => theme.space[3]}) 0;
`;
