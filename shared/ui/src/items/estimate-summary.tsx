import type { EstimateText } from '@dongne/contract';
import styled from 'styled-components';
import { Rolling } from '../feedback/rolling';
import { Text } from '../layout/text';

export interface EstimateSummaryProps {
  readonly estimate: EstimateText;
}

/** What a choice may cost, above the button of the page: the pieces, the amount, and what else is in it. */
export function EstimateSummary({ estimate: { pieces, amount, notes } }: EstimateSummaryProps) {
  return (
    <Lines>
      <Text $type="caption" $color="secondary">
        {pieces}
      </Text>
      {/* Counting says itself what was counted; here only what follows from it is read out. */}
      <Amount role="status">
        <Text as="span" $type="bodyStrong">
          <Rolling>{amount}</Rolling>
        </Text>
        <Text as="span" $type="caption" $color="tertiary">
          {notes.join(' · ')}
        </Text>
      </Amount>
    </Lines>
  );
}

const Lines = styled.div`
  padding-bottom: ${({ theme }) => theme.space[2]};
`;

const Amount = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[2]};
  align-items: baseline;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;
`;
