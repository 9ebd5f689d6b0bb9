import { DOT, endpoints, formatWon, type AnswerOf } from '@dongne/contract';
import { authPaths } from '@dongne/contract/paths';
import { MoreButton, usePages } from '@dongne/pages';
import { Button, EmptyBoxPicture, EmptyState, ErrorState, Section, Skeleton, SkeletonGroup } from '@dongne/ui';
import { Link } from 'react-router-dom';
import { HistoryRow, HistorySum } from '../common/history-row';
import { readDay } from '../common/read-day';
import { BalanceCard } from './balance-card';

type VoucherLedger = AnswerOf<typeof endpoints.vouchers>;
type VoucherUse = VoucherLedger['items'][number];

/** 바우처 of a voucher user: balance and history. */
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
          <Button as={Link} to={authPaths.onboard()} size="medium" tone="ghost">
            바우처 이용 안내
          </Button>
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
  <BalanceCard label="바우처 잔액" amount={balanceWon === null ? '지금은 확인할 수 없어요' : formatWon(balanceWon)} />
);

const noteOf = ({ at, state, refundedWon }: VoucherUse): string =>
  [
    readDay(at),
    state === 'checking' ? '결제 확인 중' : '결제',
    ...(refundedWon > 0 ? [`${formatWon(refundedWon)} 환불`] : []),
  ].join(DOT);

const UseRow = ({ use }: { use: VoucherUse }) => (
  <HistoryRow title={use.laundryName} note={noteOf(use)}>
    <HistorySum>-{formatWon(use.amountWon)}</HistorySum>
  </HistoryRow>
);
