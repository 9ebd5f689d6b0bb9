import { formatCount } from '@dongne/contract';
import { Star, StarHalf } from 'lucide-react';
import styled, { useTheme } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface RatingProps {
  /** Stars out of five, with one decimal. */
  readonly value: number;
  readonly count?: number | undefined;
  /** Shows all five stars instead of one. */
  readonly showStars?: boolean;
}

/** Average rating: a star with its number, never a star alone. */
export function Rating({ value, count, showStars = false }: RatingProps) {
  return (
    <Root>
      <Stars aria-hidden="true">
        {showStars ? starsOf(value).map((part, star) => <OneStar key={star} part={part} />) : <OneStar part="full" />}
      </Stars>
      <VisuallyHidden>별점 5점 만점에 </VisuallyHidden>
      <strong>{value.toFixed(1)}</strong>
      {count !== undefined && (
        <Count>
          ({formatCount(count)}
          <VisuallyHidden>개</VisuallyHidden>)
        </Count>
      )}
    </Root>
  );
}

type StarPart = 'full' | 'half' | 'empty';

const PARTS: readonly StarPart[] = ['empty', 'half', 'full'];

/** Splits a rating into stars, to the nearest half: 4.5 is four and a half, not five. */
const starsOf = (value: number): readonly StarPart[] =>
  [0, 2, 4, 6, 8].map((before) => PARTS[Math.min(2, Math.max(0, Math.round(value * 2) - before))] ?? 'empty');

const OneStar = ({ part }: { part: StarPart }) => {
  const { rating, empty } = useTheme().color.icon;
  const ground = part === 'full' ? rating : empty;
  return (
    <Place data-star={part}>
      <Star size={16} fill={ground} color={ground} />
      {part === 'half' && <Over size={16} fill={rating} color={rating} />}
    </Place>
  );
};

const Place = styled.span`
  position: relative;
  display: inline-flex;
`;

const Over = styled(StarHalf)`
  position: absolute;
  inset: 0;
`;

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
