import { formatWon, MEMBERSHIP } from '@dongne/contract';
import { membershipPaths } from '@dongne/contract/paths';
import { useNow } from '@dongne/platform';
import { Button, Card, Stack, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { secondPaymentDay } from './membership-rules';

interface MembershipOfferProps {
  readonly hasEnded?: boolean;
  /** The first payment is pending. */
  readonly isJoining?: boolean;
  /** Date of the second payment, as reported by the server to members. */
  readonly firstRenewal?: string | null;
}

/** Price and next payment first, then the button; source: docs/domain/consent.md. */
export function MembershipOffer({ hasEnded = false, isJoining = false, firstRenewal = null }: MembershipOfferProps) {
  const now = useNow();
  return (
    <Card tone="brand">
      <Stack $gap={4}>
        <div>
          <Lead>{hasEnded ? '다시 만나고 싶어요' : '세탁할 때마다'}</Lead>
          <Assurance>제휴 세탁소 {MEMBERSHIP.discountPercent}% 할인</Assurance>
        </div>
        <Facts>
          <div>
            <dt>가입할 때 결제</dt>
            <dd>
              <Fee>{formatWon(MEMBERSHIP.monthlyWon)}</Fee> / 월
            </dd>
          </div>
          <div>
            <dt>다음 결제일</dt>
            <dd>{secondPaymentDay(firstRenewal, now)}</dd>
          </div>
        </Facts>
        {isJoining ? (
          <Button as={Link} to={membershipPaths.apply()} fullWidth>
            결제 확인 중
          </Button>
        ) : (
          <Button as={Link} to={membershipPaths.apply()} fullWidth>
            가입하기
          </Button>
        )}
        <Text $type="caption" $color="secondary">
          오늘 가입하면 이 날 다음 결제가 돼요. 그 뒤로 매달 자동으로 결제돼요. 언제든 해지할 수 있고, 해지해도 결제한
          기간까지 할인을 받아요. 한 번도 쓰지 않았다면 결제 후 {MEMBERSHIP.refundDays}일 안에 전액 환불해 드려요.
        </Text>
      </Stack>
    </Card>
  );
}

const Lead = styled.p`
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Assurance = styled.h2`
  ${({ theme }) => theme.type.title1}
`;

const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${({ theme }) => theme.space[4]};
  }
  dt {
    ${({ theme }) => theme.type.label}
    color: ${({ theme }) => theme.color.text.secondary};
  }
  dd {
    ${({ theme }) => theme.type.labelStrong}
    font-variant-numeric: tabular-nums;
  }
`;

const Fee = styled.strong`
  ${({ theme }) => theme.type.title2}
`;
