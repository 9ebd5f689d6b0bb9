import { endpoints, formatWon, type AnswerOf } from '@dongne/contract';
import { MoreButton, usePages } from '@dongne/pages';
import { Card, EmptyBoxPicture, EmptyState, ErrorState, Section, Skeleton, SkeletonGroup } from '@dongne/ui';
import styled from 'styled-components';
import { readDay } from '../common/read-day';

type VoucherLedger = AnswerOf<typeof endpoints.vouchers>;
type VoucherUse = VoucherLedger['items'][number];

/** 바우처 of a voucher user: what is left, and what it was spent for. */
export const VoucherSection = () => {
  const { pages, more } = usePages(endpoints.vouchers, {});
  switch (pages.state) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Skeleton height="152px" />
        </SkeletonGroup>
      );
    case 'failed':
      return <ErrorState message="바우처를 불러오지 못했어요" text={pages.error.sentence} onRetry={pages.retry} />;
    case 'ready': {
      const uses = pages.value.flatMap(({ items }) => items);
      return (
        <>
          <Balance balanceWon={pages.value[0]?.balanceWon ?? null} />
          <Section title="바우처 사용 내역">
            {uses.length === 0 ? (
              <EmptyState
                picture={<EmptyBoxPicture />}
                title="아직 바우처를 쓰지 않았어요"
                text="금액을 승인하면 바우처로 결제돼요."
              />
            ) : (
              <ul>
                {uses.map((use) => (
                  <UseRow key={use.id} use={use} />
                ))}
              </ul>
            )}
            <MoreButton more={more} />
          </Section>
        </>
      );
    }
  }
};

const Balance = ({ balanceWon }: { balanceWon: number | null }) => (
  <Card tone="brand">
    <Label>바우처 잔액</Label>
    <Amount>{balanceWon === null ? '지금은 확인할 수 없어요' : formatWon(balanceWon)}</Amount>
  </Card>
);

const noteOf = ({ at, state, refundedWon }: VoucherUse): string =>
  [
    readDay(at),
    state === 'checking' ? '결제 확인 중' : '결제',
    ...(refundedWon > 0 ? [`${formatWon(refundedWon)} 환불`] : []),
  ].join(' · ');

const UseRow = ({ use }: { use: VoucherUse }) => (
  <Row>
    <span>
      <Shop>{use.laundryName}</Shop>
      <Note>{noteOf(use)}</Note>
    </span>
    <Spent>-{formatWon(use.amountWon)}</Spent>
  </Row>
);

const Label = styled.p`
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Amount = styled.p`
  ${({ theme }) => theme.type.display}
  color: ${({ theme }) => theme.color.text.brand};
  font-variant-numeric: tabular-nums;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[4]} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.border.subtle};
`;

const Shop = styled.span`
  display: block;
`;

const Note = styled.span`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
`;

const Spent = styled.span`
  flex: none;
  ${({ theme }) => theme.type.bodyStrong}
  font-variant-numeric: tabular-nums;
`;
