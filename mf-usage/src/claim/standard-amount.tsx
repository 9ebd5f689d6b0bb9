import { DOT, formatCount, formatWon, type StandardAmount } from '@dongne/contract';
import { Text } from '@dongne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Source of the amount, which says how far it was checked. */
const SOURCE =
  '공정거래위원회 소비자분쟁해결기준 세탁업 편(2025년 12월 18일 시행)을 옮긴 계산이에요. 고시 원문과 아직 대조하지 않아 참고용이에요.';

/** Steps of an official amount as one line: `산 가격 200,000원 × 45%`. */
const stepsText = (standard: StandardAmount): string => {
  if (standard.basis === 'fee') return `세탁 금액 ${formatWon(standard.feeWon)} × ${standard.times}배`;
  const { priceWon, sharePercent, ratePercent } = standard;
  return [
    `산 가격 ${formatWon(priceWon)}`,
    ...(sharePercent < 100 ? [`${sharePercent}%`] : []),
    `${ratePercent}%`,
  ].join(' × ');
};

/** Reason of the rate, or of the fee. */
const reasonText = (standard: StandardAmount): string =>
  standard.basis === 'fee'
    ? '산 가격과 날짜를 확인할 자료가 없을 때의 기준이에요.'
    : `맡길 때 산 지 ${formatCount(standard.days)}일${DOT}보통 ${standard.years}년 쓰는 품목`;

interface StandardAmountBoxProps {
  readonly standard: StandardAmount;
  readonly children?: ReactNode;
}

/** 기준 금액: what the item is worth by the official rule, with its steps and source. */
export const StandardAmountBox = ({ standard, children }: StandardAmountBoxProps) => (
  <Box role="group" aria-label="기준 금액">
    <Head>
      <Text as="h3" $type="labelStrong">
        기준 금액
      </Text>
      <Text as="span" $type="title2" aria-live="polite">
        {formatWon(standard.amountWon)}
      </Text>
    </Head>
    <Text $type="label">{stepsText(standard)}</Text>
    <Text $type="caption" $color="secondary">
      {reasonText(standard)}
    </Text>
    {children}
    <Text $type="caption" $color="tertiary">
      {SOURCE}
    </Text>
  </Box>
);

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[4]};
  background: ${({ theme }) => theme.color.surface.sunken};
  border-radius: ${({ theme }) => theme.radius.medium};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  align-items: baseline;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;
`;
