import { formatDay, formatWon } from '@dongne/contract';
import { isModalOpen } from '@dongne/platform';
import { Notice } from '@dongne/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { OfferChanges } from './offer-changes';

interface ChangedNoticeProps {
  /** Version of the shown offer. */
  readonly version: number;
  readonly changes: OfferChanges;
  readonly totalWon: number;
}

const sentences = ({ gone, fewer, lost, due, isReset = false }: OfferChanges): readonly string[] => [
  ...(gone.length > 0 ? [`새 금액에는 없는 품목: ${gone.join(', ')}`] : []),
  ...(fewer.length > 0 ? [`줄어든 품목: ${fewer.join(', ')}`] : []),
  ...(due === undefined ? [] : [`완료 예정일: ${formatDay(due.before)} → ${formatDay(due.now)}`]),
  ...(lost.length > 0 ? [`빼기로 한 품목은 다시 골라 주세요: ${lost.join(', ')}`] : []),
  ...(isReset ? ['빼기로 한 품목이 있었다면 다시 골라 주세요.'] : []),
];

/** Notice of a correction while the offer is open: focused and scrolled into view. */
export const ChangedNotice = ({ version, changes, totalWon }: ChangedNoticeProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Does not steal the focus from an open dialog; the notice is found after it closes.
    if (!isModalOpen()) ref.current?.focus();
  }, [version]);
  return (
    <Place ref={ref} tabIndex={-1} role="region" aria-label="바뀐 금액">
      <Notice tone="warning">
        <p>
          세탁소가 금액 안내를 수정했어요. 지금 고르신 품목은 모두 {formatWon(totalWon)}이에요. 바뀐 내용을 확인해
          주세요.
        </p>
        {sentences(changes).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    </Place>
  );
};

const Place = styled.div`
  scroll-margin-top: calc(${({ theme }) => theme.size.appBar} + ${({ theme }) => theme.space[4]});
  margin-bottom: ${({ theme }) => theme.space[4]};
  overflow-wrap: anywhere;
  outline-offset: 2px;
`;
