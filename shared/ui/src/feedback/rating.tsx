import { Star } from 'lucide-react';
import styled, { useTheme } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface RatingProps {
  /** Stars out of five, one decimal shown. */
  readonly value: number;
  readonly count?: number | undefined;
  /** All five stars instead of one. */
  readonly showStars?: boolean;
}

/** What customers gave: a star and its number, never a star alone. */
export function Rating({ value, count, showStars = false }: RatingProps) {
  const { color } = useTheme();
  const stars = showStars ? [1, 2, 3, 4, 5] : [0];
  return (
    <Root>
      <Stars aria-hidden="true">
        {stars.map((star) => {
          const fill = star <= Math.round(value) ? color.icon.rating : color.icon.empty;
          return <Star key={star} size={16} fill={fill} color={fill} />;
        })}
      </Stars>
      <VisuallyHidden>별점 5점 만점에 </VisuallyHidden>
      <strong>{value.toFixed(1)}</strong>
      {count !== undefined && (
        <Count>
          ({count.toLocaleString('ko-KR')}
          <VisuallyHidden>개</VisuallyHidden>)
        </Count>
      )}
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  white-space: nowrap;
  gap: ${({ theme }) => theme.space[1]};
  ${({ theme }) => theme.type.caption}
  font-variant-numeric: tabular-nums;
  strong {
    font-weight: 600;
  }
`;

const Stars = styled.span`
  display: inline-flex;
`;

const Count = styled.span`
  color: ${({ theme }) => theme.color.text.tertiary};
`;
