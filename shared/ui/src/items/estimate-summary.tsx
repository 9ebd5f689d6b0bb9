import { DOT, type EstimateText } from '@dongne/contract';
import styled from 'styled-components';
import { Rolling } from '../feedback/rolling';
import { Text } from '../layout/text';

export interface EstimateSummaryProps {
  readonly estimate: Omit<EstimateText, 'maxWon'>;
}

/** Estimated cost of a choice, above the page's button: the pieces, the amount, and what it includes. */
export function EstimateSummary({ estimate: { pieces, amount, notes } }: EstimateSummaryProps) {
  return (
    <Lines>
      <Text $type="caption" $color="secondary">
        {pieces}
      </Text>
      {/* Not announced: the counter announces the count itself; this announces only its result. */}
      <Amount role="status">
        <Text as="span" $type="bodyStrong">
          <Rolling>{amount}</Rolling>
        </Text>
        <Text as="span" $type="caption" $color="tertiary">
          {notes.join(DOT)}
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
