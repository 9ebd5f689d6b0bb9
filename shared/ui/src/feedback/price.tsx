import { formatWon } from '@dongne/contract';
import styled from 'styled-components';
import type { TypeStyle } from '../theme/theme';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface PriceProps {
  /** Amount in whole won. */
  readonly amountWon: number;
  /** Price before a discount, struck through. */
  readonly beforeWon?: number | undefined;
  readonly type?: TypeStyle;
  readonly tone?: 'primary' | 'brand';
}

/** Amount of money: `12,900원` in tabular figures, and the price before a discount. */
export function Price({ amountWon, beforeWon, type = 'bodyStrong', tone = 'primary' }: PriceProps) {
  return (
    <Root>
      {beforeWon !== undefined && beforeWon > amountWon && (
        <Before>
          <VisuallyHidden>할인 전 </VisuallyHidden>
          {formatWon(beforeWon)}
        </Before>
      )}
      <Amount $type={type} $tone={tone}>
        {formatWon(amountWon)}
      </Amount>
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => theme.space[1]};
  font-variant-numeric: tabular-nums;
`;

const Before = styled.s`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
`;

const Amount = styled.span<{ $type: TypeStyle; $tone: 'primary' | 'brand' }>`
  ${({ theme, $type }) => theme.type[$type]}
  color: ${({ theme, $tone }) => theme.color.text[$tone]};
  white-space: nowrap;
`;
