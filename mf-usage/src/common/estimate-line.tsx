import {
  DOT,
  estimateChange,
  formatWon,
  formatWonRange,
  type EstimateChange,
  type RequestOffer,
} from '@dongne/contract';
import { Text } from '@dongne/ui';
import styled from 'styled-components';
import { morePiecesText, type Counts } from './pieces-text';

/**
 * Difference between a total and the estimate of the order.
 * @param declined number of pieces returned unwashed: the estimate was for all, so that it says nothing about these.
 */
export const changeText = (change: EstimateChange, declined: number): string => {
  if (change.kind !== 'higher' && declined > 0) return `품목 ${declined}개를 뺀 금액이에요`;
  switch (change.kind) {
    case 'higher':
      return `${formatWon(change.byWon)} 높아졌어요`;
    case 'lower':
      return `${formatWon(change.byWon)} 낮아졌어요`;
    case 'within':
      return '예상 범위 안이에요';
  }
};

const feeReasons = ({ terms }: Pick<RequestOffer, 'terms'>): readonly string[] =>
  terms.noShowFeeWon > 0 ? [`지난 수거 실패 수수료 ${formatWon(terms.noShowFeeWon)}이 들어 있어요`] : [];

/**
 * Reasons why a total exceeds the estimate, for pages that show those of the shop beside its items: more pieces than
 * announced, and an earlier fee.
 */
export const ourReasonsOf = (request: Counts, offer: Pick<RequestOffer, 'terms'>): readonly string[] => {
  const more = morePiecesText(request);
  return [...(more === null ? [] : [more]), ...feeReasons(offer)];
};

/** Reasons why a total exceeds the estimate: ours, and the shop's for its items. */
export const reasonsOf = (offer: RequestOffer, declinedIds: ReadonlySet<number>): readonly string[] => [
  ...feeReasons(offer),
  ...offer.items
    .filter(({ id }) => !declinedIds.has(id))
    .filter(({ note, estimatedWon, priceWon }) => note !== '' && (estimatedWon === null || priceWon > estimatedWon))
    .map(({ name, note }) => `${name}${DOT}세탁소가 남긴 말: “${note}”`),
];

/** Limit of reasons in the summary; each item shows its own reason anyway. */
const SHOWN_REASONS = 3;

const shortened = (reasons: readonly string[]): readonly string[] =>
  reasons.length <= SHOWN_REASONS
    ? reasons
    : [...reasons.slice(0, SHOWN_REASONS), `그 밖의 이유 ${reasons.length - SHOWN_REASONS}개는 품목에서 볼 수 있어요`];

interface EstimateLineProps {
  readonly estimate: RequestOffer['estimate'];
  readonly totalWon: number;
  /** Whether coupon or points take something off this total, which the estimate knows nothing about. */
  readonly isBeforeBenefits?: boolean;
  /** Number of pieces returned unwashed. */
  readonly declined: number;
  /** Reasons for a higher total. */
  readonly reasons: readonly string[];
}

/** `예상 4,800~20,400원 → 44,190원, 23,790원 높아졌어요`, with the reasons. Renders nothing without an estimate. */
export const EstimateLine = ({
  estimate,
  totalWon,
  isBeforeBenefits = false,
  declined,
  reasons,
}: EstimateLineProps) => {
  const change = estimateChange(estimate, totalWon);
  if (estimate.max === 0) return null;
  return (
    <Box $isHigher={change.kind === 'higher'}>
      <Text $type="labelStrong">
        예상 {formatWonRange(estimate)} → {isBeforeBenefits && '쿠폰과 포인트 쓰기 전 '}
        {formatWon(totalWon)}, {changeText(change, declined)}
      </Text>
      {change.kind === 'higher' && reasons.length > 0 && (
        <Reasons aria-label="높아진 이유">
          {shortened(reasons).map((reason, place) => (
            <Text key={place} as="li" $type="caption" $color="secondary">
              {reason}
            </Text>
          ))}
        </Reasons>
      )}
    </Box>
  );
};

const Box = styled.div<{ $isHigher: boolean }>`
  padding: ${({ theme }) => theme.space[4]};
  font-variant-numeric: tabular-nums;
  background: ${({ theme, $isHigher }) => ($isHigher ? theme.color.surface.warning : theme.color.surface.sunken)};
  border-radius: ${({ theme }) => theme.radius.medium};
  overflow-wrap: anywhere;
`;

const Reasons = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  margin-top: ${({ theme }) => theme.space[2]};
`;
