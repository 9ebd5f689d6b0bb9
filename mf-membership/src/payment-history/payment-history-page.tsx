import { endpoints, formatWon, type MembershipPayment, type MembershipPaymentPage } from '@dongne/contract';
import { MoreButton, usePages, type More } from '@dongne/pages';
import type { RemoteData } from '@dongne/platform';
import {
  Badge,
  EmptyBoxPicture,
  EmptyState,
  ErrorState,
  PageBody,
  SkeletonGroup,
  SkeletonText,
  type BadgeTone,
} from '@dongne/ui';
import styled from 'styled-components';
import { detailsOf, periodOf } from './payment-rules';

const STATE: Record<MembershipPayment['state'], { readonly label: string; readonly tone: BadgeTone }> = {
  Pending: { label: '결제 확인 중', tone: 'neutral' },
  Paid: { label: '결제 완료', tone: 'success' },
  Failed: { label: '결제 실패', tone: 'warning' },
  GivenUp: { label: '결제 안 됨', tone: 'neutral' },
  Refunding: { label: '환불 중', tone: 'brand' },
  Refunded: { label: '환불 완료', tone: 'brand' },
};

/** 결제 내역: every month of the membership with what became of its payment. */
export function PaymentHistoryPage() {
  const { pages, more } = usePages(endpoints.membershipPayments, {});
  return <PageBody>{historyContent(pages, more)}</PageBody>;
}

const historyContent = (pages: RemoteData<readonly MembershipPaymentPage[]>, more: More | undefined) => {
  switch (pages.state) {
    case 'loading':
      return (
        <SkeletonGroup label="결제 내역을 불러오는 중이에요">
          <SkeletonText lines={8} />
        </SkeletonGroup>
      );
    case 'failed':
      return <ErrorState message="결제 내역을 불러오지 못했어요" text={pages.error.sentence} onRetry={pages.retry} />;
    case 'ready': {
      const payments = pages.value.flatMap(({ items }) => items);
      return payments.length === 0 ? (
        <EmptyState
          picture={<EmptyBoxPicture />}
          title="아직 결제 내역이 없어요"
          text="멤버십을 시작하면 달마다 결제한 내역이 여기에 쌓여요."
        />
      ) : (
        <>
          <ul>
            {payments.map((payment) => (
              <Payment key={payment.id} payment={payment} />
            ))}
          </ul>
          <MoreButton more={more} />
        </>
      );
    }
  }
};

function Payment({ payment }: { readonly payment: MembershipPayment }) {
  const { label, tone } = STATE[payment.state];
  return (
    <Row>
      <Line>
        <Period>{periodOf(payment)}</Period>
        <Badge tone={tone}>{label}</Badge>
      </Line>
      <Line>
        <Details>
          {detailsOf(payment).map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </Details>
        <Amount $isTaken={payment.state === 'Paid'}>{formatWon(payment.amountWon)}</Amount>
      </Line>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[5]} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.border.subtle};
`;

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
`;

const Period = styled.p`
  ${({ theme }) => theme.type.labelStrong}
  font-variant-numeric: tabular-nums;
`;

const Details = styled.p`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Amount = styled.p<{ $isTaken: boolean }>`
  flex: none;
  ${({ theme }) => theme.type.bodyStrong}
  color: ${({ theme, $isTaken }) => ($isTaken ? theme.color.text.primary : theme.color.text.tertiary)};
  font-variant-numeric: tabular-nums;
`;
