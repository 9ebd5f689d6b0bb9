import { endpoints, formatMonth, formatWon, type PaymentHistory } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { MoreButton, usePages, type More } from '@dongne/pages';
import type { RemoteData } from '@dongne/platform';
import {
  Button,
  EmptyBoxPicture,
  EmptyState,
  ErrorState,
  PageBody,
  Section,
  SkeletonGroup,
  SkeletonText,
} from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PaymentRow } from './payment-row';
import { hasRefunds, monthsOf, type PaidMonth } from './payment-rules';

/** 결제 내역: payments and failed charges of a card, month by month. */
export function PaymentHistoryPage() {
  const { pages, more } = usePages(endpoints.paymentHistory, {}, { staleTime: 0 });
  return <PageBody>{historyContent(pages, more)}</PageBody>;
}

const historyContent = (pages: RemoteData<readonly PaymentHistory[]>, more: More | undefined) => {
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
      const months = monthsOf(pages.value);
      return months.length === 0 ? (
        <NothingYet />
      ) : (
        <>
          {months.map((month) => (
            <Month key={month.month} month={month} />
          ))}
          <MoreButton more={more} />
        </>
      );
    }
  }
};

const NothingYet = () => (
  <EmptyState
    picture={<EmptyBoxPicture />}
    title="아직 결제 내역이 없어요"
    text={'세탁, 수거백, 멤버십을 카드로 결제하면\n달마다 여기에 쌓여요.'}
    action={
      <Button as={Link} to={laundryPaths.list()}>
        세탁소 찾기
      </Button>
    }
  />
);

const Month = ({ month }: { readonly month: PaidMonth }) => (
  <Section
    title={formatMonth(month.month)}
    action={<Sum>합계 {formatWon(month.paidWon)}</Sum>}
    description={hasRefunds(month) ? '합계는 환불된 금액을 뺀 금액이에요.' : undefined}
  >
    <ul>
      {month.records.map((record) => (
        <PaymentRow key={record.id} record={record} />
      ))}
    </ul>
  </Section>
);

const Sum = styled.span`
  flex: none;
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
  font-variant-numeric: tabular-nums;
`;
