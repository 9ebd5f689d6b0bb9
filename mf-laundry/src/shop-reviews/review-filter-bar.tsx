import { REVIEW_KEYWORDS, REVIEW_SORT_LABEL, REVIEW_SORTS } from '@dongne/contract';
import { Chip, ChoiceGroup } from '@dongne/ui';
import styled from 'styled-components';
import { KEYWORDS, type ReviewFilters } from './review-filters';

interface ReviewFilterBarProps {
  readonly filters: ReviewFilters;
  readonly onChange: (change: Partial<ReviewFilters>) => void;
}

/** Order and filters of a shop's reviews. */
export const ReviewFilterBar = ({ filters, onChange }: ReviewFilterBarProps) => (
  <Bar>
    <ChoiceGroup
      label="정렬"
      hideLabel
      choices={REVIEW_SORTS.map((sort) => ({ value: sort, label: REVIEW_SORT_LABEL[sort] }))}
      value={filters.sort}
      onChange={(sort) => onChange({ sort })}
    />
    <Chips role="group" aria-label="리뷰 골라 보기">
      <Chip pressed={filters.withPhoto} onClick={() => onChange({ withPhoto: !filters.withPhoto })}>
        사진 리뷰만
      </Chip>
      {KEYWORDS.map((keyword) => (
        <Chip
          key={keyword}
          pressed={filters.keyword === keyword}
          onClick={() => onChange({ keyword: filters.keyword === keyword ? undefined : keyword })}
        >
          {REVIEW_KEYWORDS[keyword]}
        </Chip>
      ))}
    </Chips>
  </Bar>
);

const Bar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  padding-bottom: ${({ theme }) => theme.space[2]};
`;

/* Extends over the page's padding, so that chips scroll to the edge of the screen. */
const Chips = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0 calc(-1 * ${({ theme }) => theme.size.side});
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.size.side};
  overflow-x: auto;
  scrollbar-width: none;
`;
