import { DOT, endpoints, formatPoints, POINTS, type PointLedger } from '@dongne/contract';
import { MoreButton, usePages, usePaysWithVouchers, type More } from '@dongne/pages';
import { useAppBar, useCapabilities, type RemoteData } from '@dongne/platform';
import {
  EmptyBoxPicture,
  EmptyState,
  ErrorState,
  PageBody,
  Section,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@dongne/ui';
import styled from 'styled-components';
import { HistoryRow, HistorySum } from '../common/history-row';
import { readDay } from '../common/read-day';
import { BalanceCard } from './balance-card';
import { VoucherSection } from './voucher-section';
import { pointKindLabel, POINT_TERMS } from './point-rules';

/** 포인트: balance, expiring points and history. Voucher users see their vouchers instead. */
export const PointPage = () => {
  const isKnown = useCapabilities().state !== 'loading';
  const paysWithVouchers = usePaysWithVouchers();
  useAppBar({ title: paysWithVouchers ? '바우처' : undefined });
  if (paysWithVouchers)
    return (
      <PageBody>
        <VoucherSection />
      </PageBody>
    );
  return <PageBody>{isKnown ? <Points /> : <PointSkeleton />}</PageBody>;
};

const Points = () => {
  const { pages, more } = usePages(endpoints.points, {});
  return pointContent(pages, more);
};

const pointContent = (pages: RemoteData<readonly PointLedger[]>, more: More | undefined) => {
  switch (pages.state) {
    case 'loading':
      return <PointSkeleton />;
    case 'failed':
      return <ErrorState message="포인트를 불러오지 못했어요" text={pages.error.sentence} onRetry={pages.retry} />;
    case 'ready': {
      const items = pages.value.flatMap((page) => page.items);
      return (
        <>
          <Balance ledger={pages.value[0]} />
          <Section title="적립·사용 내역">
            {items.length === 0 ? (
              <EmptyState
                picture={<EmptyBoxPicture />}
                title="아직 포인트 내역이 없어요"
                text={`세탁을 맡기면 결제한 금액의 ${POINTS.earnPercent}%가 쌓여요.`}
              />
            ) : (
              <ul>
                {items.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
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

const Balance = ({ ledger }: { ledger: PointLedger | undefined }) => (
  <BalanceCard label="사용 가능한 포인트" amount={formatPoints(ledger?.balance ?? 0)}>
    <Terms>
      {POINTS.noticeDays}일 안에 소멸 예정 {formatPoints(ledger?.expiringSoon ?? 0)}
    </Terms>
    <Terms>{POINT_TERMS}</Terms>
  </BalanceCard>
);

const Entry = ({ entry }: { entry: PointLedger['items'][number] }) => (
  <HistoryRow
    title={entry.text}
    note={
      <>
        {readDay(entry.at)}
        {DOT}
        {pointKindLabel(entry.kind)}
        {entry.kind === 'earned' && entry.expiresAt !== null && `${DOT}${readDay(entry.expiresAt)} 소멸 예정`}
      </>
    }
  >
    <HistorySum $isGain={entry.amount > 0}>{(entry.amount > 0 ? '+' : '') + formatPoints(entry.amount)}</HistorySum>
  </HistoryRow>
);

const PointSkeleton = () => (
  <SkeletonGroup>
    <Stack $gap={8}>
      <Skeleton height="152px" />
      <SkeletonText lines={6} />
    </Stack>
  </SkeletonGroup>
);

const Terms = styled.p`
  margin-top: ${({ theme }) => theme.space[1]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.secondary};
`;
